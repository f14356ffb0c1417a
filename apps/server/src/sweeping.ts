import type { FastifyInstance } from 'fastify';
import { sweepUnattached, sweepUploadSessions } from './resources/uploads/public';
import { sweepAnswers } from './unit-of-work/idempotency';

const EVERY_MS = 60 * 60 * 1000;

type Swept = Pick<FastifyInstance, 'db' | 'files' | 'incoming' | 'parts' | 'clock' | 'log'>;

/**
 * Removes expired rows and files at once and every hour. At once, as what expired while the server was stopped would
 * otherwise lie there for another hour, or for good where it never runs for one.
 */
export function keepSweeping(app: Swept): { stop(): Promise<void> } {
  let sweep = sweepOnce(app);
  const turns = setInterval(() => {
    sweep = sweep.then(() => sweepOnce(app));
  }, EVERY_MS);
  turns.unref();

  return {
    /** Waits for the sweep that runs: the database is closed behind it. */
    async stop() {
      clearInterval(turns);
      await sweep;
    },
  };
}

async function sweepOnce(app: Swept): Promise<void> {
  const { db, clock, log } = app;
  const now = clock.now();
  const steps = [
    sweepAnswers(db, now).catch((error) => log.error({ err: error }, 'Old answers stay')),
    sweepUnattached(app, now).catch((error) => log.error({ err: error }, 'Unattached files stay')),
    sweepUploadSessions(app, now).catch((error) => log.error({ err: error }, 'Unfinished uploads stay')),
  ];
  await Promise.all(steps);
}
