import type { OfficeCaseStep } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import type { Tx } from '../../db';
import { refuseActing } from '../../http/refuse-acting';
import type { SessionUser } from '../../http/resource';
import { refusalOf, type Viewer, viewerOf } from './policy';
import type { CaseRecord } from './repository';
import { lockForStep } from './step';

/**
 * The case, locked for a step of the caller.
 * @throws ApiError `object-no-exist`, `illegal-step`, `no-privilege`
 */
export async function lockCase(
  app: FastifyInstance,
  tx: Tx,
  { user, id, step }: Pick<FastifyRequest, 'user'> & { id: number; step: OfficeCaseStep },
): Promise<CaseRecord> {
  const viewer = actingViewerOf(user);
  const record = await lockForStep(tx, { id, viewer, step });
  const refusal = refusalOf(record, step, { viewer, now: app.clock.business() });
  if (refusal) throw refusal;
  return record;
}

/**
 * The view of somebody who changes a case.
 * @throws ApiError `no-privilege` for staff who act for a parent, and for staff who may not see cases
 */
export function actingViewerOf(user: SessionUser): Viewer {
  refuseActing(user);
  const viewer = viewerOf(user);
  if (viewer.as === 'owner' && user.perspective !== 'citizen') throw new ApiError('no-privilege');
  return viewer;
}
