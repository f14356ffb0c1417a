import type { Registration } from '@urzad/contract';
import { dayText, longDateText, warsawDate } from '@urzad/domain';
import { Button, FolderCard, Icon, Link, useLocale } from '@urzad/ui';
import { CircleX, Download } from 'lucide-react';
import { useMessages } from '../../i18n/messages';
import { paths } from '../../paths';
import { useBusinessToday } from '../../system/use-office';
import { WriteToOffice } from '../office-cases/write-to-office';
import { registrationTexts } from './messages';

export interface RejectionFolderProps {
  registration: Registration;
  rejection: NonNullable<Registration['rejection']>;
  /** A link to the whole registration; not on the page that shows it. */
  hasDetails?: boolean;
}

/** The reason of the rejection, what can be done about it, and until when (Guide §9). */
export function RejectionFolder({ registration, rejection, hasDetails = false }: RejectionFolderProps) {
  const { rejection: words } = useMessages(registrationTexts);
  const locale = useLocale();
  const today = useBusinessToday();
  const { id, number } = registration;
  const { reason, date, review_to } = rejection;
  const letter = registration.documents.find(({ kind }) => kind === 'PISMO');
  const mayReview = review_to !== null && today !== undefined && today <= review_to;

  return (
    <FolderCard number={number} icon={CircleX}>
      <div className="u:grid u:max-w-text u:gap-4">
        <h2 className="u:text-xl">{words.title}</h2>
        {reason && <p className="u:whitespace-pre-line">{reason}</p>}
        <p className="u:text-muted">{words.date(longDateText(warsawDate(new Date(date)), locale))}</p>
        <div className="u:grid u:gap-2">
          <h3 className="u:text-lg">{words.canDo}</h3>
          <p>{reviewText(words, { review_to: review_to && dayText(review_to, locale), mayReview })}</p>
          <p>{words.next}</p>
        </div>
        <div className="u:flex u:flex-col u:gap-3 u:tablet:flex-row u:tablet:flex-wrap">
          {mayReview ? (
            <WriteToOffice id={id} kind="PONOWNA_OCENA" variant="primary">
              {words.askReview}
            </WriteToOffice>
          ) : (
            hasDetails && <WriteToOffice id={id} />
          )}
          {letter && (
            <Button asChild variant={mayReview ? 'secondary' : 'primary'}>
              <a href={letter.url} download={`${letter.number.replaceAll('/', '-')}.pdf`}>
                <Icon of={Download} /> {words.letter}
              </a>
            </Button>
          )}
          {hasDetails && (
            <Button asChild>
              <Link href={paths.registration(id)}>{words.details}</Link>
            </Button>
          )}
        </div>
      </div>
    </FolderCard>
  );
}

/** Whether a review can be asked for, could have been, or was. */
export function reviewText(
  words: { ask: (day: string) => string; late: (day: string) => string; asked: string },
  { review_to, mayReview }: { review_to: string | null; mayReview: boolean },
): string {
  if (review_to === null) return words.asked;
  return mayReview ? words.ask(review_to) : words.late(review_to);
}
