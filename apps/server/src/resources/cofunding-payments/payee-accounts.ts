import { isBankAccount, normaliseBankAccount } from '@urzad/domain';
import { inArray, sql } from 'drizzle-orm';
import type { Config } from '../../config';
import type { Db } from '../../db';
import { cofundingMember } from '../cofunding-members/public';
import { type AccountChange, isAccountNew, lastAccountChanges } from '../member-changes/public';
import { cofundingPayment, cofundingPaymentList } from './table';

/** The account of a participant, and whether it was changed since the last payment. */
export interface PayeeAccount {
  account: string;
  account_changed: 'yes' | 'no';
  /** The last change of it, whenever it was. */
  change: AccountChange | null;
  id_contract: number;
  contract_number: string;
}

/**
 * Of `cofundingmember`: a participant is paid to the account that they have now. It is marked as changed until a payment
 * of a list that was approved after the change has reached it (Process §2.15).
 */
export const hasChangedAccount = isAccountNew(
  cofundingMember.id,
  ({ after, change_date }) => sql`exists (select 1 from ${cofundingPayment}
    join ${cofundingPaymentList} on ${cofundingPaymentList.id} = ${cofundingPayment.id_list}
    where ${cofundingPayment.id_member} = ${cofundingMember.id} and ${cofundingPayment.status} = 'paid'
    and ${cofundingPayment.account} = ${after} and ${cofundingPaymentList.approve_date} > ${change_date})`,
);

/** The accounts of participants as they are now, by their ids. */
export async function accountsOf(db: Db, ids: readonly number[]): Promise<Map<number, PayeeAccount>> {
  if (ids.length === 0) return new Map();
  const { id, id_contract, contract_number, bank_account_number } = cofundingMember;
  const changes = await lastAccountChanges(db, ids);
  const rows = await db
    .select({
      ...{ id, id_contract, contract_number, account: bank_account_number },
      account_changed: sql<'yes' | 'no'>`case when ${hasChangedAccount} then 'yes' else 'no' end`,
    })
    .from(cofundingMember)
    .where(inArray(id, [...ids]));
  return new Map(
    rows.map(({ id: of, account, ...row }) => [
      of,
      { ...row, account: normaliseBankAccount(account), change: changes.get(of) ?? null },
    ]),
  );
}

/** The bank whose accounts the demo invents. */
const INVENTED_BANK = /^[0-9]{2}9990/;

export function isInvented(account: string): boolean {
  return INVENTED_BANK.test(account);
}

/** Whether a bank can be told to pay to it. Invented accounts are for the demo only (Order §12). */
export function isPayable(account: string, { isDemo }: Pick<Config, 'isDemo'>): boolean {
  return isBankAccount(account) && (isDemo || !isInvented(account));
}

/** What a changed account was before, and where its change was stated; `null` for one that was not changed. */
export function statementOf({
  account,
  account_changed,
  change,
}: Omit<PayeeAccount, 'id_contract' | 'contract_number'>) {
  if (account_changed === 'no' || change?.after !== account) return null;
  const { before, id_officecase, statement_number } = change;
  return { before_end: endOf(before), id_officecase, number: statement_number };
}

/** All that a list shows of an account number. */
export function endOf(account: string): string {
  return account.slice(-4);
}
