import type { MailWorker } from '../mail/mail-worker';
import { defineJob, type Job } from './define-job';

/** Retries e-mails that were refused, and delivers those of a server that died. New ones leave at once. */
export function mailQueue({ deliver }: MailWorker): Job {
  const run: Job['run'] = (_app, _now, signal) => deliver(signal);
  return defineJob({ name: 'mail_queue', every: 60_000, clock: 'real', run });
}
