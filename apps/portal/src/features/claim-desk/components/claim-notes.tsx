import type { Claim } from '@urzad/contract';
import { formatMoney, longDateText, warsawDate } from '@urzad/domain';
import { isLiveCase } from '@urzad/grants';
import { Alert, TextLink, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { deskMessages } from '../messages/desk';

/** What was written about the claim: by who approves it, by the office to the parent, and by the parent. */
export function ClaimNotes({ claim }: { claim: Claim }) {
  const words = useMessages(deskMessages);
  const locale = useLocale();
  const { status, back_note, reject_reason, correction_note, correction_to, note } = claim;

  return (
    <>
      {back_note && status === 'verification' && (
        <Alert kind="warning" title={words.backNote}>
          <span lang="pl">{back_note}</span>
        </Alert>
      )}
      <ReviewNote claim={claim} />
      {reject_reason && (
        <Alert kind="info" title={words.rejectReason}>
          <span lang="pl">{reject_reason}</span>
        </Alert>
      )}
      {correction_note && status === 'to_correct' && (
        <Alert kind="info" title={words.correctionNote}>
          <p lang="pl">{correction_note}</p>
          {correction_to && <p>{words.correctionTo(longDateText(correction_to, locale))}</p>}
        </Alert>
      )}
      {note && (
        <Alert kind="info" title={words.note}>
          <span lang="pl">{note}</span>
        </Alert>
      )}
    </>
  );
}

/** That the parent asked for a review, and where it is decided. */
function ReviewNote({ claim: { review, version_no, terms } }: { claim: Claim }) {
  const words = useMessages(deskMessages);
  const locale = useLocale();
  if (!review) return null;
  const { status } = review;
  const isOpen = isLiveCase(status);

  return (
    <Alert kind={isOpen ? 'warning' : 'info'} title={words.reviewTitle}>
      <p>
        {isOpen
          ? words.reviewAsked(longDateText(warsawDate(new Date(review.asked_date)), locale))
          : status === 'rejected' || status === 'withdrawn'
            ? words.reviewRefused
            : words.reviewAccepted(version_no)}
      </p>
      {terms.already_paid > 0 && <p>{words.reviewPays(formatMoney(terms.already_paid))}</p>}
      <p>
        <TextLink href={paths.officeCase(review.id_officecase)}>{words.reviewCase(review.sign)}</TextLink>
      </p>
    </Alert>
  );
}
