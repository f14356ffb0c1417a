import type { Claim } from '@urzad/contract';
import { dayText, longDateText, warsawDate } from '@urzad/domain';
import { Card, Icon, TextLink, useLocale } from '@urzad/ui';
import { Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { WriteToOffice } from '#shared/entities/office-cases/write-to-office';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useBusinessToday } from '#shared/system/use-office';
import { claimResultMessages } from '../../messages/claim-result';

/** What a parent can do who does not agree with the result, and what became of their request. */
export function ClaimReview({ claim }: { claim: Claim }) {
  const { review: words } = useMessages(claimResultMessages);
  const locale = useLocale();
  const today = useBusinessToday();
  const { id, review, review_to } = claim;
  if (review) return <AskedReview claim={claim} review={review} />;
  if (!review_to || !today || today > review_to) return null;

  return (
    <ReviewCard title={words.title}>
      <p>{words.open(dayText(review_to, locale))}</p>
      <p>{words.once}</p>
      <div className="u:part">
        <WriteToOffice subject="cofundingrequest" id={id} kind="PONOWNA_OCENA">
          {words.ask}
        </WriteToOffice>
      </div>
    </ReviewCard>
  );
}

function AskedReview({ claim, review }: { claim: Claim; review: NonNullable<Claim['review']> }) {
  const { review: words } = useMessages(claimResultMessages);
  const locale = useLocale();

  return (
    <ReviewCard title={words.asked}>
      <p>{words.askedOn(longDateText(warsawDate(new Date(review.asked_date)), locale))}</p>
      <p>{words.states[stateOf(claim, review)]}</p>
      <p>
        <TextLink variant="standalone" href={paths.officeCase(review.id_officecase)}>
          {words.toCase(review.sign)}
        </TextLink>
      </p>
    </ReviewCard>
  );
}

/** What stands between the request and its result. */
function stateOf({ result_date }: Claim, { status }: NonNullable<Claim['review']>) {
  if (status === 'rejected' || status === 'withdrawn') return status;
  if (status !== 'closed' && status !== 'archived') return 'waiting';
  return result_date === null ? 'accepted' : 'done';
}

function ReviewCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="u:flex u:gap-4">
      <Icon of={Scale} size="1.6em" className="u:mt-0.5 u:flex-none u:text-accent-text" />
      <div className="u:grid u:gap-2">
        <h2 className="u:text-lg">{title}</h2>
        {children}
      </div>
    </Card>
  );
}
