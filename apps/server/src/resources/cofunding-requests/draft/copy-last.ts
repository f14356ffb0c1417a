import { linesFromLast } from '@urzad/grants';
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { authorOf } from '../../../author';
import type { Db } from '../../../db';
import { answersOf, linesOf, saveLines } from '../claim-lines';
import { termsOf } from '../claim-terms';
import { type ClaimRecord, claims } from '../repository';
import { noteOf, refuseStale } from '../step';
import { cofundingRequest as table } from '../table';
import { amountsOfClaim, lockFilling } from './draft-claim';

/**
 * Copies the lines of the last claim of this co-funding that was submitted, moved to this month.
 * @throws ApiError `illegal-step` `{reason: 'no-claim'}` where there is none, and in a correction
 */
export async function copyLast(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, row_version }: { id: number; row_version: number },
): Promise<void> {
  await app.write(request, async (tx, note) => {
    const record = await lockFilling(tx, { user: request.user, id });
    if (record.status !== 'draft') throw new ApiError('illegal-step', { status: record.status });
    refuseStale(record, { row_version });
    const last = await findLast(tx, record);
    if (!last) throw new ApiError('illegal-step', { status: record.status, reason: 'no-claim' });

    const copied = (await linesOf(tx, last)).map(answersOf);
    const lines = linesFromLast(copied, await termsOf(tx, record));
    await saveLines(tx, record, lines);
    const values = await amountsOfClaim(tx, record, lines);
    const after = await claims.update(tx, id, { values, by: authorOf(app, request) });
    note(noteOf('copylast', record, after, { of: last.number, lines: lines.length }));
    return { id };
  });
}

/** Of the newest month. */
async function findLast(db: Db, { id, id_grant }: ClaimRecord): Promise<ClaimRecord | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(
      and(
        eq(table.id_grant, id_grant),
        ne(table.id, id),
        eq(table.deleted, 'no'),
        isNotNull(table.send_date),
      ),
    )
    .orderBy(desc(table.month), desc(table.id))
    .limit(1);
  return row;
}
