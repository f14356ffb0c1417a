import type { TaskCode } from '@urzad/contract';
import { DAY_MS } from '@urzad/domain';
import { anchorLog } from '../audit-log/anchors';
import { sweepDevices } from '../identity/devices/known-device';
import { sweepLinks } from '../identity/login-links/login-links';
import { sweepChallenges } from '../identity/second-factor/challenges';
import { sweepFailures } from '../identity/second-factor/failures';
import { sweepSessions } from '../identity/sessions/expired-sessions';
import { remindOfEvents } from '../resources/calendar-events/public';
import { printLists, sendResults } from '../resources/call-rankings/public';
import { tellOfCalls } from '../resources/call-setups/public';
import { sendMessages } from '../resources/chosen-messages/public';
import { expireAnnexes } from '../resources/cofunding-annexes/public';
import { endContracts, expireContracts } from '../resources/cofunding-contracts/public';
import {
  endMembers,
  remindOfClaims,
  remindOfExitForms,
  rollSchedules,
} from '../resources/cofunding-members/public';
import { printPaymentLists, sendDemands, tellOfPayments } from '../resources/cofunding-payments/public';
import {
  expireCorrections,
  expireDocuments,
  openMissingCases,
  promoteReserve,
  remindOfCorrections,
  remindOfDocuments,
  settleRejected,
  wipeTestRegistrations,
} from '../resources/cofunding-registrations/public';
import { lapseClaimCorrections, remindOfClaimCorrections } from '../resources/cofunding-requests/public';
import { eraseOldTrash } from '../resources/mail-letters/public';
import { rollSuspensions } from '../resources/member-changes/public';
import { remindOfOverdueCases } from '../resources/office-cases/public';
import { eraseAfterTerm } from '../resources/own-data/public';
import { refreshSummaries } from '../resources/reports/public';
import { closeSolvedTickets } from '../resources/tickets/public';
import { sweepUnattached, sweepUploadSessions } from '../resources/uploads/public';
import { endCertificates } from '../resources/work-certificates/public';
import { sweepSockets } from '../sockets/socket-rows';
import { sweepAnswers } from '../unit-of-work/idempotency';
import { checkBackup } from './check-backup';
import { defineJob, type Job } from './define-job';
import { keepLogArchive } from './keep-archive';
import { MAIL_INBOX } from './mail-inbox';
import { refreshTrust } from './refresh-trust';
import { remindOfReview } from './remind-of-review';
import { sweepRuns } from './tasks';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The cyclic tasks of every server (Process §2.21). */
export const JOBS: readonly Job<TaskCode>[] = [
  // At the full minute, as calls open at one.
  defineJob({ name: 'call_open_close', cron: '* * * * *', clock: 'business', run: wipeTestRegistrations }),
  defineJob({
    name: 'registration_deadlines',
    every: 15 * MINUTE_MS,
    clock: 'business',
    run: allOf(
      openMissingCases,
      expireCorrections,
      expireDocuments,
      settleRejected,
      lapseClaimCorrections,
      closeSolvedTickets,
    ),
  }),
  defineJob({
    name: 'reminders',
    cron: '0 7 * * *',
    clock: 'business',
    run: allOf(
      remindOfCorrections,
      remindOfDocuments,
      remindOfClaimCorrections,
      remindOfOverdueCases,
      remindOfExitForms,
      remindOfReview,
    ),
  }),
  defineJob({
    name: 'grant_schedule_rollover',
    cron: '10 0 * * *',
    clock: 'business',
    run: allOf(rollSchedules, rollSuspensions, endMembers, endContracts),
  }),
  defineJob({ name: 'calendar_reminders', every: MINUTE_MS, clock: 'business', run: remindOfEvents }),
  // After the rollover, which lets months wait for their claims.
  defineJob({ name: 'request_due', cron: '0 7 * * *', clock: 'business', run: remindOfClaims }),
  defineJob({ name: 'employer_cert_expiry', cron: '0 7 * * *', clock: 'business', run: endCertificates }),
  defineJob({ name: 'reserve_promote', every: HOUR_MS, clock: 'business', run: promoteReserve }),
  defineJob({ name: 'ranking_lists', every: MINUTE_MS, clock: 'business', run: printLists }),
  defineJob({
    name: 'payment_lists',
    every: MINUTE_MS,
    clock: 'business',
    run: allOf(printPaymentLists, sendDemands),
  }),
  defineJob({ name: 'payment_news', every: MINUTE_MS, clock: 'business', run: tellOfPayments }),
  // After the last day of a term, which ends at midnight.
  defineJob({ name: 'contract_sign_expiry', cron: '15 0 * * *', clock: 'business', run: expireContracts }),
  defineJob({ name: 'annex_sign_expiry', cron: '20 0 * * *', clock: 'business', run: expireAnnexes }),
  defineJob({ name: 'result_letters', every: MINUTE_MS, clock: 'business', run: sendResults }),
  defineJob({ name: 'call_news', every: MINUTE_MS, clock: 'business', run: tellOfCalls }),
  defineJob({
    name: 'message_sending',
    // Who has sent one looks at its progress, also while the clock of a demo stands.
    every: MINUTE_MS / 6,
    clock: 'real',
    run: (app, _now, signal) => sendMessages(app, signal),
  }),
  MAIL_INBOX,
  defineJob({ name: 'session_cleanup', every: HOUR_MS, clock: 'real', run: sweepRows }),
  defineJob({
    name: 'file_cleanup',
    every: HOUR_MS,
    clock: 'real',
    run: allOf(sweepUnattached, eraseOldTrash),
  }),
  defineJob({ name: 'upload_cleanup', every: HOUR_MS, clock: 'real', run: sweepUploadSessions }),
  defineJob({ name: 'log_anchor', every: DAY_MS, clock: 'real', run: anchorLog }),
  defineJob({ name: 'log_archive_2y', cron: '30 3 1 * *', clock: 'business', run: keepLogArchive }),
  // On another night than the archive, which reads the log.
  defineJob({ name: 'retention_anonymise', cron: '30 3 2 * *', clock: 'business', run: eraseAfterTerm }),
  defineJob({ name: 'backup_check', cron: '0 5 * * *', clock: 'business', run: checkBackup }),
  defineJob({ name: 'report_refresh', cron: '30 1 * * *', clock: 'business', run: refreshSummaries }),
  defineJob({ name: 'trust_list_refresh', cron: '30 4 * * *', clock: 'business', run: refreshTrust }),
];

/** Rows that nobody needs any more. */
async function sweepRows(...[{ db }, now, , { run_days = 90 }]: Parameters<Job['run']>): Promise<number> {
  let removed = await sweepRuns(db, now, run_days);
  const sweeps = [
    sweepSessions,
    sweepDevices,
    sweepLinks,
    sweepChallenges,
    sweepFailures,
    sweepAnswers,
    sweepSockets,
  ];
  for (const sweep of sweeps) removed += await sweep(db, now);
  return removed;
}

type Work = (...turn: Parameters<Job['run']>) => Promise<number>;

/** Several in one task, each on what the one before has left: one that fails keeps no others back. */
function allOf(...runs: Work[]): Work {
  return async (...turn) => {
    const failures: unknown[] = [];
    let changed = 0;
    for (const run of runs) {
      try {
        changed += await run(...turn);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
    return changed;
  };
}
