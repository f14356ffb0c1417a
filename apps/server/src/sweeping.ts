import { Mutex } from 'async-mutex';
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
  const end = new AbortController();
  const turn = new Mutex();
  const sweep = () => void turn.runExclusive(() => sweepOnce(app, end.signal));
  sweep();
  const timer = setInterval(sweep, EVERY_MS);
  timer.unref();

  return {
    /**
     * Ends the sweep that runs, which a store that does not answer would hold for minutes, and waits for that: the
     * database is closed behind it.
     */
    async stop() {
      clearInterval(timer);
      end.abort();
      await turn.waitForUnlock();
    },
  };
}

async function sweepOnce(app: Swept, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const { db, clock, log } = app;
  const now = clock.now();
  const logged = (what: string) => (error: unknown) => {
    if (!signal.aborted) log.error({ err: error }, what);
  };
  await Promise.all([
    sweepAnswers(db, now).catch(logged('Old answers stay')),
    sweepUnattached(app, now, signal).catch(logged('Unattached files stay')),
    sweepUploadSessions(app, now, signal).catch(logged('Unfinished uploads stay')),
  ]);
}
