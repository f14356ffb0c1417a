import { Cron } from 'croner';
import type { FastifyInstance } from 'fastify';

/** When a cyclic task runs: each so many milliseconds, or by a cron pattern in Warsaw time. */
type Turns = { every: number; cron?: never } | { cron: string; every?: never };

type JobSpec = Turns & {
  /** Its key in `base_task` and in the log. */
  name: string;
  /** Which time its turns are reckoned by: business time for terms, real time for the rest (Order §8). */
  clock: 'business' | 'real';
  /**
   * Does what is due at `now`, the time of its clock. It may be run again for the same turn after a crash, so each of
   * its writes looks whether it is done already.
   *
   * @param signal the server stops: end early, also while another system does not answer
   * @returns how many things it changed
   */
  run(app: FastifyInstance, now: Date, signal: AbortSignal): Promise<number>;
};

/** A cyclic task. */
export interface Job extends Pick<JobSpec, 'name' | 'clock' | 'run'> {
  /** Its first turn on a new database: at once, or the first of its pattern. */
  firstTurn(now: Date): Date;
  /** The next turn after a time. */
  turnAfter(now: Date): Date;
}

/** @throws when the pattern is no cron pattern, or has no turn any more */
export function defineJob({ name, clock, run, every, cron }: JobSpec): Job {
  const turnAfter =
    cron === undefined ? (now: Date) => new Date(now.getTime() + every) : turnsOf(new Cron(cron, ZONE));
  return { name, clock, run, turnAfter, firstTurn: (now) => (cron === undefined ? now : turnAfter(now)) };
}

const ZONE = { timezone: 'Europe/Warsaw' };

function turnsOf(cron: Cron): (now: Date) => Date {
  return (now) => {
    const turn = cron.nextRun(now);
    if (!turn) throw new Error(`The pattern ${cron.getPattern()} has no turn after ${now.toISOString()}.`);
    return turn;
  };
}
