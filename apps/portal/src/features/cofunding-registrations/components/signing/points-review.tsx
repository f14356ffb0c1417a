import type { Registration } from '@urzad/contract';
import { dayText } from '@urzad/domain';
import { useLocale } from '@urzad/ui';
import { WriteToOffice } from '#shared/entities/office-cases/write-to-office';
import { registrationTexts } from '#shared/entities/registrations/messages';
import { reviewText } from '#shared/entities/registrations/rejection-folder';
import { useMessages } from '#shared/i18n/messages';
import { useBusinessToday } from '#shared/system/use-office';

/** Results of the ranking of which a review may be asked for. */
const REVIEWED: readonly Registration['status'][] = ['reserve', 'not_qualified'];

/** Whether a review of the points can be asked for, could have been, or was (Order §12). */
export function PointsReview({ registration: { id, status, ranking } }: { registration: Registration }) {
  const { rejection: words } = useMessages(registrationTexts);
  const locale = useLocale();
  const today = useBusinessToday();
  if (!ranking || !today || !REVIEWED.includes(status)) return null;
  const { review_to } = ranking;
  const mayReview = review_to !== null && today <= review_to;

  return (
    <div className="u:grid u:gap-2">
      <p>{reviewText(words, { review_to: review_to && dayText(review_to, locale), mayReview })}</p>
      {mayReview && (
        <div className="u:part">
          <WriteToOffice id={id} kind="PONOWNA_OCENA">
            {words.askReview}
          </WriteToOffice>
        </div>
      )}
    </div>
  );
}
