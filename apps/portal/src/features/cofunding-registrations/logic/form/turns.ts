import { Mutex } from 'async-mutex';

/** Ends early, without an error, when its signal is aborted. */
type Work = (signal: AbortSignal) => Promise<void>;

/** A queue of works; one that is cancelled before its turn never begins. */
export function createTurns() {
  const stops = new Map<string, AbortController>();
  const turn = new Mutex();

  /**
   * @returns when this work has ended or was cancelled; rejects as the work does, without stopping the works behind
   * it
   */
  function take(id: string, work: Work): Promise<void> {
    const stop = new AbortController();
    stops.set(id, stop);
    const mine = turn.runExclusive(() => (stop.signal.aborted ? undefined : work(stop.signal)));
    return mine.finally(() => stops.delete(id));
  }

  return { take, cancel: (id: string) => stops.get(id)?.abort() };
}
