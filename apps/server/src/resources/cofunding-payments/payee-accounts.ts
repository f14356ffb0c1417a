import { isBankAccount, normaliseBankAccount } from '@urzad/domain';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Config } from '../../config';
import type { Db } from '../../db';
import { cofundingContract } from '../cofunding-contracts/public';
import { cofundingMember } from '../cofunding-members/public';

/** The account of a participant, and what the contract says of it. */
export interface PayeeAccount {
  account: string;
  account_changed: 'yes' | 'no';
  id_contract: number;
  contract_number: string;
}

/** A participant is paid to the account that they have now; an accepted statement may have changed that of the contract. */
export const hasChangedAccount = sql`${cofundingMember.bank_account_number} <> ${cofundingContract.bank_account_number}`;

/** The accounts of participants as they are now, by their ids. */
export async function accountsOf(db: Db, ids: readonly number[]): Promise<Map<number, PayeeAccount>> {
  if (ids.length === 0) return new Map();
  const { id, id_contract, contract_number, bank_account_number } = cofundingMember;
  const rows = await db
    .select({
      ...{ id, id_contract, contract_number, account: bank_account_number },
      account_changed: sql<'yes' | 'no'>`case when ${hasChangedAccount} then 'yes' else 'no' end`,
    })
    .from(cofundingMember)
    .innerJoin(cofundingContract, eq(cofundingContract.id, id_contract))
    .where(inArray(id, [...ids]));
  return new Map(
    rows.map(({ id: of, account, ...row }) => [of, { ...row, account: normaliseBankAccount(account) }]),
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

/** All that a list shows of an account number. */
export function endOf(account: string): string {
  return account.slice(-4);
}
