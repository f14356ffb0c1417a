import { type ReviewMark, refOf } from '@urzad/contract';
import { REGISTRATION_LAW, type RegistrationStatus, type RegistrationStep } from '@urzad/grants';
import { ApiError } from '../../api-error';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { requireStep, type Viewer } from './policy';
import * as registrations from './repository';

type Row = registrations.RegistrationRecord;

/**
 * Locks a registration for a step until the transaction ends.
 * @throws ApiError `object-no-exist` for a missing or somebody else's, `illegal-step`, `no-privilege`
 */
export async function lockForStep(
  tx: Tx,
  { id, viewer, step }: { id: number; viewer: Viewer; step: RegistrationStep },
): Promise<Row> {
  const record = await registrations.getLocked(tx, id, viewer);
  requireStep(step, record, viewer);
  return record;
}

/** The version that a caller read, and the fields that they wanted to write. */
interface Seen {
  row_version: number;
  form?: unknown;
  marks?: readonly ReviewMark[];
}

/** @throws ApiError `conflict` with both versions when the caller read another one than the present */
export function refuseStale(record: Row, seen: Seen): void {
  if (record.row_version === seen.row_version) return;
  const { row_version, form, explanations, review } = record;
  const stored = {
    row_version,
    ...(seen.form !== undefined && { form, explanations }),
    ...(seen.marks !== undefined && { marks: review }),
  };
  throw new ApiError('conflict', { stored, given: seen });
}

/** Steps of the ranking, for approved points only (Process §2.3). */
const RANKING: readonly RegistrationStep[] = ['qualify', 'reserve', 'notQualify'];

/** @throws ApiError `illegal-step` when the law of `@urzad/grants` has no such transition, or a guard forbids it */
function getStatusAfter(step: RegistrationStep, { status, id_user_second }: Row): RegistrationStatus {
  const next = REGISTRATION_LAW.statusAfter(step, status);
  if (!next) throw new ApiError('illegal-step', { status });
  if (status === 'scored' && RANKING.includes(step) && id_user_second === null) {
    throw new ApiError('illegal-step', { status, reason: 'not-approved' });
  }
  return next;
}

/** Does the step: the new status, the changes that come with it, and an entry of the timeline when the status changed. */
export async function takeStep(
  tx: Tx,
  { record, step }: { record: Row; step: RegistrationStep },
  { values = {}, by }: { values?: Parameters<typeof registrations.update>[2]['values']; by: Author },
): Promise<Row> {
  const status = getStatusAfter(step, record);
  const after = await registrations.update(tx, record.id, { values: { ...values, status }, by });
  if (status !== record.status)
    await registrations.insertHistory(tx, { id_registration: record.id, status }, by);
  return after;
}

/** For the log: the registration, and its status before and after. */
export function noteOf(event: string, before: Row, after: Row, diff: object = {}) {
  return {
    event: `cofundingregistration.${event}`,
    ...refOf('cofundingregistration', before.id),
    diff: { ...diff, status: before.status === after.status ? after.status : [before.status, after.status] },
  };
}
