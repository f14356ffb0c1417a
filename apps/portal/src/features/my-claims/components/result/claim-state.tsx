import type { Claim } from '@urzad/contract';
import { formatMoney, longDateText } from '@urzad/domain';
import { Button, FolderCard, Icon, useLocale } from '@urzad/ui';
import { Download } from 'lucide-react';
import { maskedAccount } from '#shared/entities/members/masked-account';
import { useMessages } from '#shared/i18n/messages';
import { findResultLetter } from '../../logic/claim-documents';
import { claimResultMessages } from '../../messages/claim-result';

/** The money first: what was asked for, approved or paid, and what it means. */
export function ClaimState({ claim }: { claim: Claim }) {
  const words = useMessages(claimResultMessages);
  const locale = useLocale();
  const { number, status, refund_claimed, refund_approved, paid_date, due_date, reject_reason } = claim;
  const isWaiting = refund_approved === null;
  const amount = refund_approved ?? refund_claimed;
  const letter = findResultLetter(claim);
  const isPaid = status === 'paid' && paid_date !== null;
  const lead = isPaid
    ? words.paidOn(longDateText(paid_date, locale))
    : words[isWaiting ? 'asked' : 'approved'];
  const less = isWaiting ? 0 : refund_claimed - amount;

  return (
    <FolderCard number={number}>
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-4">
        <div className="u:grid u:max-w-text u:gap-1">
          <h2 className="u:text-sm u:font-regular u:text-muted">{lead}</h2>
          <p className="u:figures u:text-3xl u:leading-tight u:font-bold">{formatMoney(amount)}</p>
          <p>{status === 'draft' || status === 'to_sign' ? '' : words.states[status]}</p>
          {isPaid && <p>{words.toAccount(maskedAccount(claim.bank_account_number))}</p>}
          <Supplement claim={claim} />
          {less > 0 && <p>{words.less(formatMoney(less))}</p>}
          {isPaid && claim.payment_title && (
            <p className="u:text-sm u:text-muted u:wrap-anywhere">
              {words.title} <span lang="pl">{claim.payment_title}</span>
            </p>
          )}
          {!isPaid && due_date && (
            <p className="u:font-medium">{words.due(longDateText(due_date, locale))}</p>
          )}
          {reject_reason && (
            <blockquote lang="pl" className="u:border-s-4 u:border-warning-text u:ps-3">
              {reject_reason}
            </blockquote>
          )}
        </div>
        {letter && (
          <Button asChild>
            <a href={letter.url} download={`${letter.number.replaceAll('/', '-')}.pdf`}>
              <Icon of={Download} /> <span>{words.letter}</span>
            </a>
          </Button>
        )}
      </div>
    </FolderCard>
  );
}

/** What of the amount a review added to what was paid before. */
function Supplement({ claim: { terms, refund_approved } }: { claim: Claim }) {
  const words = useMessages(claimResultMessages);
  const { already_paid } = terms;
  if (already_paid === 0 || refund_approved === null) return null;
  const more = refund_approved - already_paid;

  return (
    <p>{more > 0 ? words.supplement(formatMoney(already_paid), formatMoney(more)) : words.nothingMore}</p>
  );
}
