import { rememberCaller } from '../caller';
import type { Trace } from './page-traces';

/** By the id of a timer that runs: what says its length and the line that has set it. */
const timers = new Map<number, () => string>();

const { setTimeout: set, clearTimeout: clear, setInterval: repeat } = window;

function setTimeoutWatched(run: TimerHandler, ms?: number, ...given: unknown[]): number {
  const end = () => {
    timers.delete(id);
    if (typeof run === 'function') run(...given);
  };
  const id = set(end, ms);
  const line = rememberCaller(setTimeoutWatched);
  timers.set(id, () => `timeout of ${ms ?? 0} ms ${line()}`);
  return id;
}

function setIntervalWatched(run: TimerHandler, ms?: number, ...given: unknown[]): number {
  const id = repeat(run, ms, ...given);
  const line = rememberCaller(setIntervalWatched);
  timers.set(id, () => `interval of ${ms ?? 0} ms ${line()}`);
  return id;
}

function clearWatched(id?: number) {
  if (id !== undefined) timers.delete(id);
  clear(id);
}

Object.assign(window, {
  setTimeout: setTimeoutWatched,
  setInterval: setIntervalWatched,
  clearTimeout: clearWatched,
  clearInterval: clearWatched,
});

export function timersNow(): ReadonlySet<number> {
  return new Set(timers.keys());
}

export function strayTimers(before: ReadonlySet<number>): Trace[] {
  return [...timers]
    .filter(([id]) => !before.has(id))
    .map(([id, says]) => ({ says: says(), takeAway: () => clearWatched(id) }));
}
