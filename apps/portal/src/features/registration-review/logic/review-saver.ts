import type { ReviewMark } from '@urzad/contract';
import { ApiFailure } from '#shared/http/api-failure';

export type SaveState =
  | { state: 'saved' | 'saving' | 'conflict' }
  /** Nothing is lost: the marks are still here and the next change sends them again. */
  | { state: 'failed'; error: unknown };

export interface ReviewToSave {
  marks: ReviewMark[];
  rowVersion: number;
  idempotencyKey: string;
}

interface SaverOptions {
  rowVersion: number;
  /** Answers the row version after the marks were kept. */
  send: (review: ReviewToSave) => Promise<number>;
  onState: (state: SaveState) => void;
  newKey: () => string;
}

/** Keeps marks as they are made: one request at a time, and only the newest marks of those that wait. */
export function createReviewSaver({ send, onState, newKey, ...options }: SaverOptions) {
  let rowVersion = options.rowVersion;
  let waiting: Omit<ReviewToSave, 'rowVersion'> | undefined;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isInConflict = false;
  let failure: unknown;

  async function sendWaiting() {
    while (waiting && !isInConflict) {
      const review = waiting;
      waiting = undefined;
      onState({ state: 'saving' });
      try {
        rowVersion = await send({ ...review, rowVersion });
      } catch (error) {
        // With its key: should the lost answer have been a success, the repeated request is not a second write.
        waiting ??= review;
        failure = error;
        isInConflict = error instanceof ApiFailure && error.code === 'conflict';
        return onState(isInConflict ? { state: 'conflict' } : { state: 'failed', error });
      }
    }
    onState({ state: 'saved' });
  }

  /** Sends what waits now. True when nothing is left to keep. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (waiting && !isInConflict) {
      running ??= sendWaiting().finally(() => {
        running = undefined;
      });
    }
    await running;
    return waiting === undefined;
  }

  /** A decision stands on marks that are kept: what waits is sent, or the reason why it cannot be is thrown. */
  async function settle(): Promise<void> {
    if (!(await flush())) throw failure;
  }

  return {
    put: (marks: ReviewMark[], delayMs: number) => {
      waiting = { marks, idempotencyKey: newKey() };
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), delayMs);
    },
    flush,
    settle,
    isIdle: () => waiting === undefined && running === undefined,
    rowVersion: () => rowVersion,
    /** Goes on from another version: what waits is dropped. */
    restart: (version: number) => {
      clearTimeout(timer);
      waiting = undefined;
      isInConflict = false;
      rowVersion = version;
      onState({ state: 'saved' });
    },
  };
}
