import type { MailWorker } from '../mail/mail-worker';
import { defineJob, type Job } from './define-job';

/** When e-mails are tried again that were refused, or taken by a server that died. New ones leave at once. */
export const MAIL_QUEUE = { name: 'mail_queue', every: 60_000, clock: 'real' } as const;

export function mailQueue({ deliver }: MailWorker): Job<'mail_queue'> {
  const run: Job['run'] = (_app, _now, signal) => deliver(signal);
  return defineJob({ ...MAIL_QUEUE, run });
}
