import { CALL_LAW, type CallStep } from '@urzad/grants';
import type { Tx } from '../../db';
import { rowsOf } from '../../unit-of-work/rows';
import { stepsOf } from '../../unit-of-work/steps';
import { statusOf } from './calls';
import { type Viewer, visibleTo } from './policy';
import type { CallRow } from './repository';
import { cofundingCall } from './table';

const rows = rowsOf(cofundingCall);
const steps = stepsOf({
  rows,
  law: CALL_LAW,
  entity: 'cofundingcall',
  visibleTo: (viewer: Viewer) => visibleTo(viewer),
  actorOf: ({ privileges }: Viewer) => ({ privileges }),
});

export const { noteOf: noteOfCall, refuseStale: refuseStaleCall, recordStatus: recordCallStatus } = steps;

/**
 * A call, locked until the transaction ends, with its status of now.
 * @param now business time
 * @throws ApiError `object-no-exist`
 */
export async function getLockedCall(
  tx: Tx,
  { id, viewer, now }: { id: number; viewer: Viewer; now: Date },
): Promise<CallRow> {
  const row = await rows.getLocked(tx, id, visibleTo(viewer));
  return { ...row, status: statusOf(row, now) };
}

/** @throws ApiError `illegal-step` in this status, `no-privilege` */
export function requireCallStep(step: CallStep, call: Pick<CallRow, 'status'>, viewer: Viewer): void {
  steps.requireStep(step, call, viewer);
}

/** Does the step, from the status of now. */
export function takeCallStep(
  tx: Tx,
  taking: { record: CallRow; step: CallStep },
  change: Parameters<typeof steps.takeStep>[2],
): Promise<CallRow> {
  return steps.takeStep(tx, taking, change);
}

/** For cyclic tasks: the access of a caller is not checked. */
export function lockCallForSystem(tx: Tx, id: number): Promise<CallRow> {
  return rows.getLocked(tx, id);
}
