import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../api-error';
import type { Tx } from '../../../db';
import type { SessionUser } from '../../../http/resource';
import { getClause } from '../../cofunding-clauses/public';
import { asOwner, refuseLateCorrection } from '../policy';
import type { RegistrationRecord } from '../repository';
import { lockForStep } from '../step';

/**
 * Locks a draft of this person for a change of its answers or files. The clause informs before data is collected, so
 * nothing is saved until it was read (Process §0.2).
 * @throws ApiError `illegal-step` before that and after the last day of a correction, and what `lockForStep` throws
 */
export async function lockDraft(
  app: FastifyInstance,
  tx: Tx,
  { user, id }: { user: SessionUser; id: number },
): Promise<RegistrationRecord> {
  const record = await lockForStep(tx, { id, viewer: asOwner(user), step: 'save' });
  // A draft is still saved after its call, so that nothing typed is lost; a correction is not saved after its last
  // day.
  refuseLateCorrection(record, app.clock.business());
  const clause = await getClause(tx, id);
  if (clause.status !== 'signed') throw new ApiError('illegal-step', { reason: 'clause-to-sign' });
  return record;
}
