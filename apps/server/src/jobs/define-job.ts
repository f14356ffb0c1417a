import type { TaskNote, TaskParams, TaskTurns } from '@urzad/contract';
import { Cron } from 'croner';
import type { FastifyInstance } from 'fastify';

/** What a check changed and found. */
export interface RunOutcome {
  changed: number;
  note: TaskNote;
}

interface JobSpec<Name extends string> {
  /** Its key in `base_task` and in the log. */
  name: Name;
  /** Which time its turns are reckoned by: business time for terms, real time for the rest (Order §8). */
  clock: 'business' | 'real';
  /**
   * Does what is due at `now`, the time of its clock. It may be run again for the same turn after a crash, so each of
   * its writes looks whether it is done already.
   *
   * @param signal the server stops: end early, also while another system does not answer
   * @param params the numbers of the task (`paramsOfTask`)
   * @returns how many things it changed; of a check also what it has found
   */
  run(app: FastifyInstance, now: Date, signal: AbortSignal, params: TaskParams): Promise<number | RunOutcome>;
}

/** A cyclic task. */
export interface Job<Name extends string = string> extends JobSpec<Name> {
  turns: TaskTurns;
  /** Its first turn on a new database: at once, or the first of its pattern. */
  firstTurn(now: Date): Date;
  /** The next turn after a time. */
  turnAfter(now: Date): Date;
}

type Turns = { every: number; cron?: never } | { cron: string; every?: never };

/** @throws when the pattern is no cron pattern, or has no turn any more */
export function defineJob<const Name extends string>({
  every,
  cron,
  ...spec
}: JobSpec<Name> & Turns): Job<Name> {
  if (cron === undefined) {
    const turnAfter = (now: Date) => new Date(now.getTime() + every);
    return { ...spec, turns: { every }, turnAfter, firstTurn: (now) => now };
  }
  const turnAfter = turnsOf(new Cron(cron, ZONE));
  return { ...spec, turns: { cron }, turnAfter, firstTurn: turnAfter };
}

const ZONE = { timezone: 'Europe/Warsaw' };

function turnsOf(cron: Cron): (now: Date) => Date {
  return (now) => {
    const turn = cron.nextRun(now);
    if (!turn) throw new Error(`The pattern ${cron.getPattern()} has no turn after ${now.toISOString()}.`);
    return turn;
  };
}
