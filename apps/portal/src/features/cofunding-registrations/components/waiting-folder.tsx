import { useQuery } from '@tanstack/react-query';
import type { RegistrationRow } from '@urzad/contract';
import { longDateText } from '@urzad/domain';
import type { WaitingStatus } from '@urzad/grants';
import { Button, FolderCard, Icon, Link, useLocale } from '@urzad/ui';
import { type LucideIcon, MessageSquareWarning, PencilLine, Send, Signature } from 'lucide-react';
import { deadlineText } from '#shared/deadlines/deadline-text';
import { registrationQuery } from '#shared/entities/registrations/registration-query';
import { RemarkList } from '#shared/entities/registrations/remark-list';
import { useIsTooLate } from '#shared/entities/registrations/use-is-too-late';
import { useShownNumber } from '#shared/entities/registrations/use-shown-number';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useBusinessToday } from '#shared/system/use-office';
import { useSendingDeadline } from '../logic/use-sending-deadline';
import { continuePath } from '../logic/waiting';
import { registrationMessages } from '../messages/registrations';
import { CallOverFolder } from './call-over-folder';
import { DeleteDraft } from './delete-draft';
import { BackToForm } from './signing/back-to-form';

const ICONS: Record<WaitingStatus, LucideIcon> = {
  to_correct: MessageSquareWarning,
  signed: Send,
  to_sign: Signature,
  draft: PencilLine,
};

type Waiting = Pick<RegistrationRow, 'id' | 'number' | 'correction_to' | 'call_status' | 'call_open_to'> & {
  status: WaitingStatus;
};

export interface WaitingFolderProps {
  row: Waiting;
  /** The remarks are on the registration's own page, so there is no link to it from there. */
  isOnItsPage?: boolean;
  /** A draft was deleted in a list of several. Without it the person is sent to the list. */
  onDeleted?: (id: number) => void;
}

/** The next step of the parent, with its deadline first (Guide §1). */
export function WaitingFolder({ row, isOnItsPage = false, onDeleted }: WaitingFolderProps) {
  const { waiting } = useMessages(registrationMessages);
  const { title, text, action } = useWaitingWords(row);
  const icon = ICONS[row.status];
  const isTooLate = useIsTooLate(row);
  const deadline = useSendingDeadline(row);
  const number = useShownNumber(row.number);
  if (isTooLate) return <CallOverFolder registration={row} onDeleted={onDeleted} />;

  return (
    <FolderCard number={number} icon={icon} tone={row.status === 'draft' ? 'accent' : 'warning'}>
      <div className="u:grid u:gap-4 u:desktop:flex u:desktop:items-center u:desktop:justify-between">
        <div className="u:grid u:max-w-text u:gap-1">
          <h2 className="u:text-xl">{title}</h2>
          <p>{text}</p>
          {deadline && <p className="u:font-medium">{deadline}</p>}
          {row.status === 'to_correct' && !isOnItsPage && <Asked id={row.id} />}
        </div>
        <div className="u:flex u:flex-col u:gap-3 u:tablet:flex-row u:tablet:flex-wrap">
          <Button asChild variant="primary">
            <Link href={continuePath(row)}>
              <Icon of={icon} /> <span>{action}</span>
            </Link>
          </Button>
          {row.status === 'to_correct' && !isOnItsPage && (
            <Button asChild>
              <Link href={paths.registration(row.id)}>{waiting.remarks}</Link>
            </Button>
          )}
          {row.status === 'signed' && <BackToForm id={row.id} status={row.status} variant="quiet" />}
          {row.status === 'draft' && <DeleteDraft registration={row} onDeleted={onDeleted} />}
        </div>
      </div>
    </FolderCard>
  );
}

/** The remarks of the office, which rows of lists do not have. */
function Asked({ id }: Pick<Waiting, 'id'>) {
  const { data } = useQuery(registrationQuery(id));

  return data ? <RemarkList registration={data} /> : null;
}

function useWaitingWords({ status, correction_to }: Waiting) {
  const { waiting } = useMessages(registrationMessages);
  const locale = useLocale();
  const today = useBusinessToday();
  if (status !== 'to_correct') return waiting[status];

  const { title, text, action } = waiting.to_correct;
  const left = correction_to && today ? deadlineText(correction_to, today, locale) : '';
  return { title: title(correction_to ? longDateText(correction_to, locale) : ''), text: text(left), action };
}
