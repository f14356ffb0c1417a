import { type EndReason, UNSIGNED_STATUSES, type WithdrawReason } from '@urzad/grants';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import type { Note } from '../../unit-of-work/write';
import { voidDocument } from '../documents/public';
import { type ContractRecord, findOfRegistration, rows } from './repository';
import { noteOf, takeStep } from './step';

interface Acting {
  by: Author;
  note: Note;
}

/**
 * Ends the contract of an application that its parent gives up, until the second signature (Order §12). The application
 * is locked by the caller.
 */
export async function endWithdrawn(
  tx: Tx,
  { id, reason }: { id: number; reason: WithdrawReason },
  acting: Acting,
): Promise<void> {
  const found = await findOfRegistration(tx, id);
  const contract = found && (await rows.lock(tx, found.id));
  if (!contract || !UNSIGNED_STATUSES.some((status) => status === contract.status)) return;
  await endUnsigned(
    tx,
    { contract, step: 'withdraw', end_reason: 'REZYGNACJA', withdraw_reason: reason },
    acting,
  );
}

/** Ends a contract that was not signed: its document and what the parent signed are void. */
export async function endUnsigned(
  tx: Tx,
  {
    contract,
    step,
    ...reasons
  }: {
    contract: ContractRecord;
    step: 'withdraw' | 'expire';
    end_reason: EndReason;
    withdraw_reason?: WithdrawReason;
  },
  { by, note }: Acting,
): Promise<ContractRecord> {
  if (contract.id_document !== null) await voidDocument(tx, contract.id_document, by);
  const values = { ...reasons, sign_member_to: null, sign_office_to: null };
  const after = await takeStep(tx, { record: contract, step }, { values, by });
  note(noteOf(step, contract, after, reasons));
  return after;
}
