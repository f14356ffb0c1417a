import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authorOf } from '../../../author';
import { setMonth } from '../../cofunding-members/public';
import { voidUnsigned } from '../draft/draft-claim';
import { asOwner, refusalOf } from '../policy';
import { lockForStep, noteOf, refuseStale, takeStep } from '../step';

interface OfVersion {
  id: number;
  row_version: number;
}

/**
 * Takes back a claim that nobody of the office has taken: its month can be claimed anew.
 * @throws ApiError `illegal-step` `{reason: 'taken'}` for a correction, whose month may be paid
 */
export async function withdrawClaim(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, row_version }: OfVersion,
): Promise<void> {
  await app.write(request, async (tx, note) => {
    const viewer = asOwner(request.user);
    const record = await lockForStep(tx, { id, viewer, step: 'withdraw' });
    const refusal = refusalOf(record, 'withdraw', viewer);
    if (refusal) throw refusal;
    refuseStale(record, { row_version });
    const by = authorOf(app, request);
    const after = await takeStep(tx, { record, step: 'withdraw' }, { by });
    const { id_grant, month } = record;
    await setMonth(tx, { id_grant, month, status: 'due', approved: null }, { by, note });
    note(noteOf('withdraw', record, after));
    return { id };
  });
}

/** Returns a claim that waits for its signature to its draft; the document is void. */
export async function reopenClaim(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, row_version }: OfVersion,
): Promise<void> {
  await app.write(request, async (tx, note) => {
    const record = await lockForStep(tx, { id, viewer: asOwner(request.user), step: 'reopen' });
    refuseStale(record, { row_version });
    const by = authorOf(app, request);
    const values = await voidUnsigned(tx, record, by);
    const after = await takeStep(tx, { record, step: 'reopen' }, { values, by });
    note(noteOf('reopen', record, after));
    return { id };
  });
}
