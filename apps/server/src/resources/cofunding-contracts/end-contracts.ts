import { warsawDate } from '@urzad/domain';
import { hasSettledContract } from '@urzad/grants';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../author';
import { eachAlone } from '../../unit-of-work/each-alone';
import { coFundingsOfContract } from '../cofunding-members/public';
import { endedText } from './emails';
import { rows } from './repository';
import { noteOf, takeStep } from './step';
import { cofundingContract as table } from './table';
import { tellParent } from './tell-of-contract';

/**
 * Ends contracts in force after their last day, once every month of their co-funding is settled (N17; Process §2.10).
 * @param now business time
 * @returns how many
 */
export async function endContracts(app: FastifyInstance, now: Date, signal: AbortSignal): Promise<number> {
  const today = warsawDate(now);
  const over = await app.db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.status, 'active'), lt(table.date_to, today), eq(table.deleted, 'no')))
    .orderBy(asc(table.id));

  return eachAlone(app, { rows: over, signal }, ({ id }) =>
    app.writeAsSystem('grant_schedule_rollover', async (tx, note) => {
      const contract = await rows.getLocked(tx, id);
      const { status, date_to } = contract;
      // It may have been prolonged by an annex, or ended by another server, since it was found.
      if (status !== 'active' || date_to === null || date_to >= today) return false;
      if (!hasSettledContract(await coFundingsOfContract(tx, id))) return false;
      const by = systemAuthor(now, contract);
      const after = await takeStep(
        tx,
        { record: contract, step: 'end' },
        { values: { end_reason: 'PLAN' }, by },
      );
      note(noteOf('end', contract, after));
      await tellParent(app, tx, { record: after, text: endedText(after) }, by);
      return true;
    }),
  );
}
