import type { Claim, ClaimLine } from '@urzad/contract';
import { formatMoney, longDateText, optionText } from '@urzad/domain';
import { type ClaimCut, COST_KIND, type CountedLine, claimSums, countedLines, cutText } from '@urzad/grants';
import { Card, useLocale } from '@urzad/ui';
import { LineDecisionBadge } from '#shared/entities/claims/claim-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { claimResultMessages } from '../../messages/claim-result';
import { receiptMessages } from '../../messages/receipt';
import { ClaimReceipt } from '../claim-receipt';

/** Each line with what the invoice says, what is accepted and why; then the calculation. */
export function ClaimLines({ claim }: { claim: Claim }) {
  const words = useMessages(claimResultMessages);
  const receipt = useMessages(receiptMessages);
  const { lines, terms, month } = claim;
  const basis = claim.refund_approved === null ? 'claimed' : 'accepted';
  const counted = countedLines(lines, terms, basis);
  const sums = claimSums({ lines, header: claim }, terms, basis);

  return (
    <Card className="u:grid u:gap-4">
      <h2 className="u:text-lg">{words[basis === 'accepted' ? 'acceptedTitle' : 'linesTitle']}</h2>
      <ul className="u:grid">
        {lines.map((line, at) => (
          <Line key={line.id} line={line} counted={counted[at]} term={words[basis]} />
        ))}
      </ul>
      <h3 className="u:text-base">{receipt.title}</h3>
      <ClaimReceipt afterLines month={month} sums={sums} rate={terms.rate} />
      <p className="u:text-sm u:text-muted">{receipt.own(formatMoney(sums.parent_share))}</p>
    </Card>
  );
}

interface LineProps {
  line: ClaimLine;
  counted: CountedLine | undefined;
  /** What the second amount is. */
  term: string;
}

function Line({ line, counted, term }: LineProps) {
  const words = useMessages(claimResultMessages);
  const locale = useLocale();
  const { kind, document_no, document_date, seller_name, amount, decision, decision_note } = line;
  const day = document_date && longDateText(document_date, locale);

  return (
    <li className="u:grid u:gap-2 u:border-b u:border-line u:py-3">
      <div className="u:flex u:flex-wrap u:items-start u:justify-between u:gap-x-6 u:gap-y-2">
        <div className="u:grid u:min-w-0 u:flex-1 u:basis-48 u:gap-0.5">
          <span className="u:font-semibold">{optionText(COST_KIND, kind, locale)}</span>
          <span className="u:text-sm u:text-muted u:wrap-anywhere">
            {words.document(document_no, day, seller_name)}
          </span>
        </div>
        <dl className="u:flex u:gap-6 u:text-end">
          <Amount term={words.onInvoice} amount={amount ?? 0} />
          <Amount term={term} amount={counted?.counted ?? 0} isStrong />
        </dl>
        {decision && <LineDecisionBadge decision={decision} />}
      </div>
      <Reasons cuts={counted?.cuts ?? NO_CUTS} note={decision_note} />
    </li>
  );
}

const NO_CUTS: readonly ClaimCut[] = [];

function Amount({ term, amount, isStrong = false }: { term: string; amount: number; isStrong?: boolean }) {
  return (
    <div>
      <dt className="u:text-sm u:text-muted">{term}</dt>
      <dd className={isStrong ? 'u:figures u:font-bold' : 'u:figures'}>{formatMoney(amount)}</dd>
    </div>
  );
}

/** Why a line counts less; the note of the office where it wrote one. */
function Reasons({ cuts, note }: { cuts: readonly ClaimCut[]; note: string }) {
  const words = useMessages(claimResultMessages);
  const locale = useLocale();
  const shown = cuts.filter(({ amount }) => amount !== 0);
  if (shown.length === 0 && !note) return null;

  return (
    <div className="u:grid u:gap-1 u:rounded-md u:border-s-4 u:border-warning-text u:bg-warning-surface u:px-3 u:py-2 u:text-sm">
      {shown.map((cut) => (
        <p key={cut.reason}>
          <strong className="u:font-semibold">{words.lessOf(formatMoney(cut.amount))}</strong>{' '}
          <span>{cutText(cut, locale)}</span>
        </p>
      ))}
      {note && (
        <p lang="pl" className="u:wrap-anywhere">
          {note}
        </p>
      )}
    </div>
  );
}
