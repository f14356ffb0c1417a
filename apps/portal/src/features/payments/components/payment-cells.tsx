import type { Payment } from '@urzad/contract';
import { SEE_CLAIMS } from '@urzad/grants';
import { Icon } from '@urzad/ui';
import { TriangleAlert } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { NumberLink } from '#shared/list/cells';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';
import { listsMessages } from '../messages/lists';

/** The end of the account number, with a mark when it is not that of the contract. */
export function AccountCell({
  account_end,
  account_changed,
}: Pick<Payment, 'account_end' | 'account_changed'>) {
  const words = useMessages(listsMessages);

  return (
    <>
      <span className="u:figures">{account_end ? words.accountEnd(account_end) : words.noAccount}</span>
      {account_changed === 'yes' && <Mark>{words.changedAccount}</Mark>}
    </>
  );
}

/** A remark below the content of a cell. */
export function Mark({ children }: { children: string }) {
  return (
    <span className="u:flex u:items-baseline u:gap-1.5 u:text-xs u:font-semibold u:text-warning-text">
      <Icon of={TriangleAlert} /> <span>{children}</span>
    </span>
  );
}

/** The number of a claim, which links to it for those who see claims. */
export function ClaimNumber({ id, number }: { id: number; number: string }) {
  const seesClaims = useSession(({ may }) => may(SEE_CLAIMS));
  if (seesClaims) return <NumberLink href={paths.claim(id)} number={number} />;
  return <span className="u:file-number u:font-semibold">{number}</span>;
}
