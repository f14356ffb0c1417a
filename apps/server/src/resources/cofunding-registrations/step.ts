import { REGISTRATION_LAW, type RegistrationStep } from '@urzad/grants';
import { ApiError } from '../../api-error';
import type { Tx } from '../../db';
import { stepsOf } from '../../unit-of-work/steps';
import { actorOf, visibleTo } from './policy';
import { type RegistrationRecord, rows } from './repository';

const steps = stepsOf({
  rows,
  law: REGISTRATION_LAW,
  entity: 'cofundingregistration',
  visibleTo,
  actorOf,
});

export const { eraseHistory, historyOf, lockForStep, noteOf, recordStatus, refuseStale, requireStep } = steps;

/** Steps of the ranking, for approved points only (Process §2.3). */
const RANKING: readonly RegistrationStep[] = ['qualify', 'reserve', 'notQualify'];

/** @throws ApiError `illegal-step` when the law of `@urzad/grants` has no such transition, or the points are not approved */
export async function takeStep(
  tx: Tx,
  taking: { record: RegistrationRecord; step: RegistrationStep },
  change: Parameters<typeof steps.takeStep>[2],
): Promise<RegistrationRecord> {
  const { status, id_user_second } = taking.record;
  if (status === 'scored' && RANKING.includes(taking.step) && id_user_second === null) {
    throw new ApiError('illegal-step', { status, reason: 'not-approved' });
  }
  return steps.takeStep(tx, taking, change);
}
