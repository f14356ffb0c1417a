import { foldForSearch, polishSortKey } from '@urzad/domain';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { Author } from '../../author';
import type { Db, Tx } from '../../db';
import { type MemberRecord, members } from './repository';
import { cofundingMember } from './table';

/** The participant of a contract. The access of a caller is not checked. */
export async function findMemberOfContract(db: Db, id_contract: number): Promise<MemberRecord | undefined> {
  const { id_contract: of, deleted } = cofundingMember;
  const [row] = await db
    .select()
    .from(cofundingMember)
    .where(and(eq(of, id_contract), eq(deleted, 'no')));
  return row;
}

/**
 * The participant of a contract, locked until the transaction ends.
 * @throws ApiError `illegal-step` `{reason: 'not-active'}` before both sides have signed
 */
export async function lockMemberOfContract(tx: Tx, id_contract: number): Promise<MemberRecord> {
  const row = await findMemberOfContract(tx, id_contract);
  if (!row) throw new ApiError('illegal-step', { reason: 'not-active' });
  return members.getLocked(tx, row.id);
}

/** Another account to pay to. */
export function changeMemberAccount(tx: Tx, id: number, account: string, by: Author): Promise<MemberRecord> {
  return members.update(tx, id, { values: { bank_account_number: account }, by });
}

/** Lists find the participant by the new name and by the one before. What the European fund was told stays. */
export function renameMember(
  tx: Tx,
  { id, search_text }: MemberRecord,
  { firstname, lastname }: { firstname: string; lastname: string },
  by: Author,
): Promise<MemberRecord> {
  const values = {
    name_sort: polishSortKey(`${lastname} ${firstname}`),
    search_text: `${search_text} ${foldForSearch(`${lastname} ${firstname} ${lastname}`)}`,
  };
  return members.update(tx, id, { values, by });
}
