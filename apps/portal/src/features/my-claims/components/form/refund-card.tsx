import { dayText, formatMoney } from '@urzad/domain';
import { claimSums } from '@urzad/grants';
import { Card, Icon, useLocale, useToday } from '@urzad/ui';
import { CalendarClock } from 'lucide-react';
import { useMemo } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { usePausedValues } from '#shared/spec-form/use-paused-values';
import { useClaimEditor } from '../../logic/claim-editor';
import { draftOf } from '../../logic/start-claim';
import { claimFormMessages } from '../../messages/claim-form';
import { receiptMessages } from '../../messages/receipt';
import { ClaimReceipt } from '../claim-receipt';

/** What comes back for the typed lines, by the law that the office counts by too. */
function useTypedSums() {
  const { form, planned, claim } = useClaimEditor();
  const values = usePausedValues(form);

  return useMemo(
    () => claimSums(draftOf(values, planned), claim.terms, 'claimed'),
    [values, planned, claim.terms],
  );
}

/** „Jak liczymy Twój zwrot” of the typed lines. Updated after pauses in typing, not with each key. */
export function RefundCard() {
  const words = useMessages(receiptMessages);
  const { claim } = useClaimEditor();
  const sums = useTypedSums();

  return (
    <Card className="u:grid u:gap-2">
      <h2 className="u:text-lg">{words.title}</h2>
      <ClaimReceipt month={claim.month} sums={sums} rate={claim.terms.rate} />
      <p className="u:text-sm u:text-muted">
        {`${words.own(formatMoney(sums.parent_share))} ${words.lastWord}`}
      </p>
    </Card>
  );
}

/** The refund in the bar at the foot of the form. */
export function RefundNow() {
  const words = useMessages(receiptMessages);
  const { refund } = useTypedSums();

  return (
    <p className="u:grid u:leading-tight" aria-live="polite">
      <span className="u:text-sm u:text-muted">{words.refund}</span>
      <span className="u:figures u:text-lg u:font-bold">{formatMoney(refund)}</span>
    </p>
  );
}

/** The last day of the claim of the month, with its consequence. */
export function ClaimTerm() {
  const words = useMessages(claimFormMessages);
  const locale = useLocale();
  const today = useToday();
  const { claim } = useClaimEditor();
  const day = dayText(claim.claim_to, locale);
  const isLate = today > claim.claim_to;
  if (claim.status === 'to_correct') return null;

  return (
    <Card className="u:flex u:gap-3">
      <Icon of={CalendarClock} size="1.4em" className="u:mt-0.5 u:flex-none u:text-accent-text" />
      <p>
        <strong className="u:block u:font-semibold">{isLate ? words.isLate(day) : words.sendTo(day)}</strong>
        <span className="u:text-muted">{isLate ? words.isLateText : words.sendLate}</span>
      </p>
    </Card>
  );
}
