import type { Payment } from '@urzad/contract';
import { SEE_CASES, SEE_CLAIMS } from '@urzad/grants';
import { Icon, TextLink } from '@urzad/ui';
import { TriangleAlert } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { NumberLink } from '#shared/list/cells';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';
import { listsMessages } from '../messages/lists';

/** The end of the account number, with a mark when it was changed, and the statement beside it. */
export function AccountCell({
  account_end,
  account_changed,
  account_statement: statement,
}: Pick<Payment, 'account_end' | 'account_changed' | 'account_statement'>) {
  const words = useMessages(listsMessages);

  return (
    <>
      <span className="u:figures">{account_end ? words.accountEnd(account_end) : words.noAccount}</span>
      {account_changed === 'yes' && (
        <Mark>{statement ? words.changedFrom(statement.before_end) : words.changedAccount}</Mark>
      )}
      {statement && <Statement statement={statement} />}
    </>
  );
}

/** Where the change of an account was stated, for those who see cases. */
function Statement({ statement }: { statement: NonNullable<Payment['account_statement']> }) {
  const words = useMessages(listsMessages);
  const seesCases = useSession(({ may }) => may(SEE_CASES));
  const { id_officecase, number } = statement;
  const text = number ? words.statement(number) : words.statementOnPaper;
  if (!seesCases || id_officecase === null) return <span className="u:block u:text-xs">{text}</span>;

  return (
    <TextLink className="u:block u:text-xs" href={paths.officeCase(id_officecase)}>
      {text}
    </TextLink>
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
