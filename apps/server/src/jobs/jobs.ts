import { DAY_MS } from '@urzad/domain';
import { anchorLog } from '../audit-log/anchors';
import { sweepDevices } from '../identity/devices/known-device';
import { sweepLinks } from '../identity/login-links/login-links';
import { sweepSessions } from '../identity/sessions/expired-sessions';
import {
  expireCorrections,
  remindOfCorrections,
  settleRejected,
  wipeTestRegistrations,
} from '../resources/cofunding-registrations/public';
import { remindOfOverdueCases } from '../resources/office-cases/public';
import { sweepUnattached, sweepUploadSessions } from '../resources/uploads/public';
import { sweepAnswers } from '../unit-of-work/idempotency';
import { defineJob, type Job } from './define-job';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The cyclic tasks of every server (Process §2.21). */
export const JOBS: readonly Job[] = [
  // At the full minute, as calls open at one.
  defineJob({ name: 'call_open_close', cron: '* * * * *', clock: 'business', run: wipeTestRegistrations }),
  defineJob({
    name: 'registration_deadlines',
    every: 15 * MINUTE_MS,
    clock: 'business',
    run: allOf(expireCorrections, settleRejected),
  }),
  defineJob({
    name: 'reminders',
    cron: '0 7 * * *',
    clock: 'business',
    run: allOf(remindOfCorrections, remindOfOverdueCases),
  }),
  defineJob({ name: 'session_cleanup', every: HOUR_MS, clock: 'real', run: sweepSessionsAndAnswers }),
  defineJob({ name: 'file_cleanup', every: HOUR_MS, clock: 'real', run: sweepUnattached }),
  defineJob({ name: 'upload_cleanup', every: HOUR_MS, clock: 'real', run: sweepUploadSessions }),
  defineJob({ name: 'log_anchor', every: DAY_MS, clock: 'real', run: anchorLog }),
];

async function sweepSessionsAndAnswers(...[{ db }, now]: Parameters<Job['run']>): Promise<number> {
  const ended = (await sweepSessions(db, now)) + (await sweepDevices(db, now));
  return ended + (await sweepLinks(db, now)) + (await sweepAnswers(db, now));
}

/** Several in one task: one that fails keeps no others back. */
function allOf(...runs: Job['run'][]): Job['run'] {
  return async (...turn) => {
    const settled = await Promise.allSettled(runs.map((run) => run(...turn)));
    return settled.reduce((sum, run) => {
      if (run.status === 'rejected') throw run.reason;
      return sum + run.value;
    }, 0);
  };
}
