import type { RegistrationRow } from '@urzad/contract';
import { Button, FolderCard, Link } from '@urzad/ui';
import { CalendarX } from 'lucide-react';
import { WriteToOffice } from '#shared/entities/office-cases/write-to-office';
import type { InCall } from '#shared/entities/registrations/too-late';
import { useShownNumber } from '#shared/entities/registrations/use-shown-number';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useCallEndWords } from '../logic/use-call-end-words';
import { callEndMessages } from '../messages/call-end';
import { DeleteDraft } from './delete-draft';

export interface CallOverFolderProps {
  registration: InCall & Pick<RegistrationRow, 'id' | 'number'>;
  /** A draft was deleted in a list of several. Without it the person is sent to the list. */
  onDeleted?: ((id: number) => void) | undefined;
}

/** Replaces the next step once the call, or the time for a correction, is over: without a button that goes on. */
export function CallOverFolder({ registration, onDeleted }: CallOverFolderProps) {
  const { toList } = useMessages(callEndMessages);
  const words = useCallEndWords(registration);
  const number = useShownNumber(registration.number);

  return (
    <FolderCard number={number} icon={CalendarX}>
      <div className="u:grid u:max-w-text u:gap-4">
        <div role="status" className="u:grid u:gap-1">
          <h2 className="u:text-xl">{words?.title}</h2>
          <p>{words?.text}</p>
        </div>
        <div className="u:flex u:flex-col u:gap-3 u:tablet:flex-row">
          {registration.status === 'to_correct' && <WriteToOffice id={registration.id} />}
          <Button asChild>
            <Link href={paths.registrations}>{toList}</Link>
          </Button>
          {registration.status !== 'to_correct' && (
            <DeleteDraft registration={registration} onDeleted={onDeleted} />
          )}
        </div>
      </div>
    </FolderCard>
  );
}
