import type { FastifyInstance } from 'fastify';
import type { Job } from './define-job';
import { jobRunner } from './job-runner';

/**
 * Runs cyclic tasks from now on. What became due while no server ran is run at once; `app.jobs.wake` starts at once what
 * somebody asks for here.
 */
export function startJobs(app: FastifyInstance, jobs: readonly Job[]): { stop(): Promise<void> } {
  const runner = jobRunner(app, jobs);
  let isStopped = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void>;

  function look() {
    isWoken = false;
    timer = undefined;
    looking = runner
      .look()
      .catch((error) => {
        if (!isStopped) app.log.error({ err: error }, 'Cyclic tasks could not be read');
      })
      .finally(() => {
        if (!isStopped) timer = setTimeout(look, isWoken ? 0 : runner.pause()).unref();
      });
  }
  look();

  app.jobs.wake = () => {
    isWoken = true;
    // Without a pause it looks right now, and looks again afterwards.
    if (!timer || isStopped) return;
    clearTimeout(timer);
    look();
  };

  return {
    /** Waits for what runs: the database is closed behind it. */
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      runner.end();
      await looking;
      await runner.settled();
    },
  };
}
