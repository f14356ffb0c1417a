import { REGISTRATION_LAW, type RegistrationStep } from '@urzad/grants';
import { ApiError } from '../../api-error';
import type { Tx } from '../../db';
import { stepsOf } from '../../unit-of-work/steps';
import { actorOf, type Viewer, visibleTo } from './policy';
import { getLocked, type RegistrationRecord, rows } from './repository';
import { isUnapproved, statusTold } from './told';

const steps = stepsOf({
  rows,
  law: REGISTRATION_LAW,
  entity: 'cofundingregistration',
  visibleTo,
  actorOf,
});

export const { eraseHistory, historyOf, noteOf, recordStatus, refuseStale } = steps;

/** Like that of `stepsOf`; the status in a refusal is the one that this viewer is told. */
export function requireStep(
  step: RegistrationStep,
  record: Parameters<typeof statusTold>[0],
  viewer: Viewer,
): void {
  steps.requireStep(step, { status: statusTold(record, viewer) }, viewer);
}

/**
 * Locks a registration for a step until the transaction ends.
 * @throws ApiError `object-no-exist` for a missing or somebody else's, and what `requireStep` throws
 */
export async function lockForStep(
  tx: Tx,
  { id, viewer, step }: { id: number; viewer: Viewer; step: RegistrationStep },
): Promise<RegistrationRecord> {
  const record = await getLocked(tx, id, viewer);
  requireStep(step, record, viewer);
  return record;
}

/** Steps of the ranking, for approved points only (Process §2.3). */
const RANKING: readonly RegistrationStep[] = ['qualify', 'reserve', 'notQualify'];

/** @throws ApiError `illegal-step` when the law of `@urzad/grants` has no such transition, or the points are not approved */
export async function takeStep(
  tx: Tx,
  taking: { record: RegistrationRecord; step: RegistrationStep },
  change: Parameters<typeof steps.takeStep>[2],
): Promise<RegistrationRecord> {
  const { record, step } = taking;
  if (RANKING.includes(step) && isUnapproved(record)) {
    throw new ApiError('illegal-step', { status: record.status, reason: 'not-approved' });
  }
  return steps.takeStep(tx, taking, change);
}
