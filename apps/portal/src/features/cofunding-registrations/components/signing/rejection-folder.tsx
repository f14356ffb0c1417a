import type { Registration } from '@urzad/contract';
import { dayText, longDateText, warsawDate } from '@urzad/domain';
import { Button, FolderCard, Icon, Link, useLocale } from '@urzad/ui';
import { CircleX, Download } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useBusinessToday } from '#shared/system/use-office';
import { findRejectionLetter } from '../../logic/progress';
import { outcomeMessages } from '../../messages/outcome';
import { signingMessages } from '../../messages/signing';
import { OfficeContact } from '../office-contact';

export interface RejectionFolderProps {
  registration: Registration;
  rejection: NonNullable<Registration['rejection']>;
  hasDetails?: boolean;
}

/** The reason of the rejection, what can be done about it, and until when (Guide §9). */
export function RejectionFolder({ registration, rejection, hasDetails = false }: RejectionFolderProps) {
  const { rejection: words } = useMessages(outcomeMessages);
  const { panel } = useMessages(signingMessages);
  const locale = useLocale();
  const today = useBusinessToday();
  const { id, number } = registration;
  const { reason, date, review_to } = rejection;
  const letter = findRejectionLetter(registration);
  const isOpen = today !== undefined && today <= review_to;

  return (
    <FolderCard number={number} icon={CircleX}>
      <div className="u:grid u:max-w-text u:gap-4">
        <h2 className="u:text-xl">{words.title}</h2>
        {reason && <p className="u:whitespace-pre-line">{reason}</p>}
        <p className="u:text-muted">{words.date(longDateText(warsawDate(new Date(date)), locale))}</p>
        <div className="u:grid u:gap-2">
          <h3 className="u:text-lg">{words.canDo}</h3>
          <p>{isOpen ? words.ask(dayText(review_to, locale)) : words.late(dayText(review_to, locale))}</p>
          <p>{words.next}</p>
          <OfficeContact />
        </div>
        <div className="u:flex u:flex-col u:gap-3 u:tablet:flex-row">
          {letter && (
            <Button asChild variant="primary">
              <a href={letter.url} download={`${letter.number.replaceAll('/', '-')}.pdf`}>
                <Icon of={Download} /> {words.letter}
              </a>
            </Button>
          )}
          {hasDetails && (
            <Button asChild>
              <Link href={paths.registration(id)}>{panel.details}</Link>
            </Button>
          )}
        </div>
      </div>
    </FolderCard>
  );
}
