import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../author';
import type { Tx } from '../../db';
import { eachAlone } from '../../unit-of-work/each-alone';
import { suspendContract } from '../cofunding-contracts/public';
import { findDueSuspensions, followMonths } from '../cofunding-members/public';
import type { Acting } from '../office-cases/public';

/**
 * What follows from the months of a co-funding on this day, for it, the person and the contract (Process §2.8, §2.9, §2.10).
 * @returns whether something changed
 */
export async function followSuspension(tx: Tx, id_grant: number, acting: Acting): Promise<boolean> {
  const followed = await followMonths(tx, id_grant, acting);
  if (!followed) return false;
  await suspendContract(tx, followed.id_contract, followed.isAll, acting);
  return true;
}

/**
 * Suspends co-funding in its first suspended month and brings it back after the last one (Process §2.21).
 * @param now business time
 * @returns how many
 */
export async function rollSuspensions(app: FastifyInstance, now: Date, signal: AbortSignal): Promise<number> {
  const rows = await findDueSuspensions(app.db, now);
  return eachAlone(app, { rows, signal }, (row) =>
    app.writeAsSystem('grant_schedule_rollover', (tx, note) =>
      followSuspension(tx, row.id, { by: systemAuthor(now, row), note }),
    ),
  );
}
