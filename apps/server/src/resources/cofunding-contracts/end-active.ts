import type { EndReason, WithdrawReason } from '@urzad/grants';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import type { Note } from '../../unit-of-work/write';
import { rows } from './repository';
import { noteOf, takeStep } from './step';

/** Ends a contract in force before its last day (Process §2.10). What both sides signed stays. */
export async function terminateContract(
  tx: Tx,
  { id, ...reasons }: { id: number; end_reason: EndReason; withdraw_reason: WithdrawReason | null },
  { by, note }: { by: Author; note: Note },
): Promise<void> {
  const contract = await rows.getLocked(tx, id);
  const after = await takeStep(tx, { record: contract, step: 'terminate' }, { values: reasons, by });
  note(noteOf('terminate', contract, after, reasons));
}
