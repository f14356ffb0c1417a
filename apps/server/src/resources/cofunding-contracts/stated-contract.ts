import { foldForSearch, polishSortKey } from '@urzad/domain';
import type { ContractStatus, ContractStep } from '@urzad/grants';
import { ApiError } from '../../api-error';
import type { Author } from '../../author';
import type { Db, Tx } from '../../db';
import type { Note } from '../../unit-of-work/write';
import { getCall } from '../cofunding-calls/public';
import { type ContractRecord, rows } from './repository';
import { noteOf, takeStep } from './step';

interface Acting {
  by: Author;
  note: Note;
}

const IN_FORCE: readonly ContractStatus[] = ['active', 'suspended'];

/**
 * The contract, locked for a change that the participant states.
 * @throws ApiError `illegal-step` `{reason: 'not-active' | 'annex-needed'}`: it is not in force, or its call wants an
 * annex for an account or a name (Process §2.11)
 */
export async function lockForStatement(tx: Tx, id: number): Promise<ContractRecord> {
  const record = await lockInForce(tx, id);
  const { status } = record;
  if (await changesByAnnex(tx, id)) throw new ApiError('illegal-step', { status, reason: 'annex-needed' });
  return record;
}

/** @throws ApiError `illegal-step` `{reason: 'not-active'}` */
export async function lockInForce(tx: Tx, id: number): Promise<ContractRecord> {
  const record = await rows.getLocked(tx, id);
  const { status } = record;
  if (!IN_FORCE.includes(status)) throw new ApiError('illegal-step', { status, reason: 'not-active' });
  return record;
}

/** Whether the call of a contract changes an account or a name by an annex. */
export async function changesByAnnex(db: Db, id: number): Promise<boolean> {
  const { id_call } = await rows.get(db, id);
  return (await getCall(db, id_call)).params.annex_for_account === 'yes';
}

/** Another account to pay to. Its document stays as both sides signed it. */
export function changeContractAccount(
  tx: Tx,
  id: number,
  account: string,
  by: Author,
): Promise<ContractRecord> {
  return rows.update(tx, id, { values: { bank_account_number: account }, by });
}

/** Lists find the contract by the new name of its participant and by the one that it was signed with. */
export function renameContract(
  tx: Tx,
  { id, search_text }: ContractRecord,
  { firstname, lastname }: { firstname: string; lastname: string },
  by: Author,
): Promise<ContractRecord> {
  const values = {
    name_sort: polishSortKey(`${lastname} ${firstname}`),
    search_text: `${search_text} ${foldForSearch(`${lastname} ${firstname} ${lastname}`)}`,
  };
  return rows.update(tx, id, { values, by });
}

/** Suspends a contract with all of its co-funding, or brings it back. A contract that ended meanwhile stays as it is. */
export async function suspendContract(
  tx: Tx,
  id: number,
  isSuspended: boolean,
  { by, note }: Acting,
): Promise<void> {
  const record = await rows.getLocked(tx, id);
  const step: ContractStep = isSuspended ? 'suspend' : 'resume';
  if (record.status !== (isSuspended ? 'active' : 'suspended')) return;
  const after = await takeStep(tx, { record, step }, { by });
  note(noteOf(step, record, after));
}
