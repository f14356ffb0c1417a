import { type RegistrationStatus, type RegistrationStep, statusAfter } from '@urzad/domain';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { ApiError } from '../../http/api-error';
import { requireStep, type Viewer } from './policy';
import * as registrations from './repository';

type Record = registrations.RegistrationRecord;

/**
 * Holds a registration for a step until the transaction ends.
 * @throws ApiError `object-no-exist` for a missing or somebody else's, `illegal-step`, `no-privilege`
 */
export async function lockForStep(
  tx: Tx,
  { id, viewer, step }: { id: number; viewer: Viewer; step: RegistrationStep },
): Promise<Record> {
  const record = await registrations.lockById(tx, id, viewer);
  if (!record) throw new ApiError('object-no-exist');
  requireStep(step, record, viewer);
  return record;
}

/**
 * Holds a registration for a deed of the server itself, which sees everything.
 * @throws when there is none
 */
export async function lockForSystem(tx: Tx, id: number): Promise<Record> {
  const record = await registrations.lockAny(tx, id);
  if (!record) throw new Error(`There is no registration ${id}.`);
  return record;
}

/** @throws ApiError `conflict` with both versions when the caller saw another one than there is */
export function refuseStale(record: Record, seen: { row_version: number; form?: unknown }): void {
  if (record.row_version === seen.row_version) return;
  const stored = { row_version: record.row_version, ...(seen.form !== undefined && { form: record.form }) };
  throw new ApiError('conflict', { stored, given: seen });
}

/** @throws ApiError `illegal-step` when the law of `@urzad/domain` knows no such step from here */
function getStatusAfter(step: RegistrationStep, record: Record): RegistrationStatus {
  const status = statusAfter(step, record.status);
  if (!status) throw new ApiError('illegal-step', { status: record.status });
  return status;
}

/** Takes the step: the new status, what comes with it, and a line of the timeline when the status changed. */
export async function takeStep(
  tx: Tx,
  { record, step }: { record: Record; step: RegistrationStep },
  { values = {}, by }: { values?: Parameters<typeof registrations.update>[2]['values']; by: Author },
): Promise<Record> {
  const status = getStatusAfter(step, record);
  const after = await registrations.update(tx, record.id, { values: { ...values, status }, by });
  if (status !== record.status)
    await registrations.insertHistory(tx, { id_registration: record.id, status }, by);
  return after;
}

/** For the log: which registration, and how its status moved. */
export function noteOf(event: string, before: Record, after: Record, diff: object = {}) {
  return {
    event: `cofundingregistration.${event}`,
    obj_type: 'cofundingregistration',
    id_obj: before.id,
    diff: { ...diff, status: before.status === after.status ? after.status : [before.status, after.status] },
  };
}
