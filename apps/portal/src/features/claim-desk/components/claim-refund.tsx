import type { Claim, ClaimLine } from '@urzad/contract';
import { formatMoney, percentText } from '@urzad/domain';
import { claimSums, countedLines, cutLabel, cutText } from '@urzad/grants';
import { Card, useLocale } from '@urzad/ui';
import { useId } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { decisionMessages } from '../messages/decisions';
import { deskMessages } from '../messages/desk';

interface ClaimRefundProps {
  claim: Claim;
  /** With the decisions that are being stored. */
  lines: readonly ClaimLine[];
}

/** The refund as the decisions make it: what is undecided counts as the parent entered it. */
export function ClaimRefund({ claim, lines }: ClaimRefundProps) {
  const words = useMessages(deskMessages);
  const titleId = useId();
  const eligible = useEligibleText({ claim, lines });
  const { terms } = claim;
  const sums = claimSums({ lines, header: claim }, terms, 'accepted');
  const isLimited = sums.share > sums.limit;

  return (
    <Card className="u:grid u:gap-1">
      <section aria-labelledby={titleId}>
        <div className="u:flex u:flex-wrap u:items-baseline u:justify-between u:gap-x-3 u:pb-1">
          <h2 id={titleId} className="u:text-md">
            {words.refund}
          </h2>
          <Preliminary lines={lines} />
        </div>
        <dl>
          <Amount term={eligible} value={formatMoney(sums.eligible_total)} />
          <Amount
            term={words.rateOf(percentText(terms.rate / 100, { type: 'integer' }))}
            {...(!isLimited && { note: words.rateDecides, isMarked: true })}
            value={formatMoney(sums.share)}
          />
          <Amount
            term={words.limit(terms.days_in_contract, terms.days_in_month)}
            {...(isLimited && { note: words.limitDecides, isMarked: true })}
            value={formatMoney(sums.limit)}
          />
          <Amount term={words.alreadyPaid} value={`– ${formatMoney(sums.already_paid)}`} />
          <Amount term={words.refund} value={formatMoney(sums.refund)} isResult />
        </dl>
        <p className="u:flex u:flex-wrap u:justify-between u:gap-x-4 u:pt-2 u:text-sm u:text-muted">
          <span>{`${words.fromFund(formatMoney(sums.esf))} · ${words.fromState(formatMoney(sums.state))}`}</span>
          <span>{words.ownShare(formatMoney(sums.own_share))}</span>
        </p>
        <Cuts cuts={sums.cuts} />
      </section>
    </Card>
  );
}

/** Of which lines the refund assumes that they are accepted. */
function Preliminary({ lines }: Pick<ClaimRefundProps, 'lines'>) {
  const words = useMessages(deskMessages);
  const { line: lineWord } = useMessages(decisionMessages);
  const open = lines.filter(({ decision }) => decision === null);
  if (open.length === 0) return null;

  return (
    <span className="u:text-sm u:text-muted">
      {words.preliminary(open.map(({ ordinal }) => lineWord(ordinal)).join(', '))}
    </span>
  );
}

/** One text, which a translator of the browser may replace. */
function useEligibleText({ claim, lines }: ClaimRefundProps): string {
  const words = useMessages(deskMessages);
  const parts = countedLines(lines, claim.terms, 'accepted')
    .map(({ counted }) => counted)
    .filter((counted) => counted !== 0);
  if (parts.length < 2) return words.eligible;
  return words.eligibleOf(parts.map(formatMoney).join(' + '));
}

interface AmountProps {
  term: string;
  /** Below the term. */
  note?: string;
  value: string;
  /** The amount that decides. */
  isMarked?: boolean;
  isResult?: boolean;
}

function Amount({ term, note, value, isMarked = false, isResult = false }: AmountProps) {
  return (
    <div
      className={`u:flex u:items-baseline u:justify-between u:gap-4 u:py-2 ${isResult ? 'u:border-t-2 u:border-ink u:font-semibold' : 'u:border-t u:border-line-subtle'}`}
    >
      <dt className="u:min-w-0">
        <span>{term}</span>
        {note && <span className="u:block u:text-xs u:text-muted">{note}</span>}
      </dt>
      <dd className="u:flex-none u:figures">
        {isMarked ? (
          <mark className="u:rounded-sm u:bg-warning-surface-strong u:px-1.5 u:font-semibold u:text-ink">
            {value}
          </mark>
        ) : (
          <span>{value}</span>
        )}
      </dd>
    </div>
  );
}

/** What a parent reads of the cuts: the same sentences. */
function Cuts({ cuts }: { cuts: ReturnType<typeof claimSums>['cuts'] }) {
  const words = useMessages(deskMessages);
  const locale = useLocale();
  if (cuts.length === 0) return null;

  return (
    <div className="u:pt-3 u:text-sm">
      <h3 className="u:text-sm u:font-semibold">{words.cuts}</h3>
      <ul className="u:grid u:gap-1 u:pt-1">
        {cuts.map((cut) => (
          <li key={`${cut.reason} ${cut.kind ?? ''}`} className="u:flex u:justify-between u:gap-4">
            <span className="u:min-w-0">{`${cutLabel(cut, locale)}. ${cutText(cut, locale)}`}</span>
            <span className="u:flex-none u:figures">{formatMoney(cut.amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
