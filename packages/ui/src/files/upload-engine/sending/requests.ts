import { type Connection, waitFor } from '../connection';
import { failureOf, isUnanswered, UploadFailure } from '../upload-failure';
import { limitedBy } from './limited';
import type { SendingOptions } from './sending-port';
import { createSilence } from './silence';

export interface RequestRules {
  /** Ends all requests of the upload. */
  signal: AbortSignal;
  /** Milliseconds for one request; 0 is without a limit. */
  timeoutMs: number;
  /** Milliseconds in which no byte moves and no answer comes, after which the requests begin anew. */
  silenceMs: number;
  connection: Connection;
  /** Whether the upload waits because no server answers. */
  onWaiting: (isWaiting: boolean) => void;
  /** The content, until the server has it; a file that was moved or changed on the device cannot be read any more. */
  file: Blob | undefined;
}

/** Asks the host for a request. */
export type Ask = <Answer>(
  call: (options: SendingOptions) => Promise<Answer>,
  onProgress?: (percent: number) => void,
) => Promise<Answer>;

/** The requests of one upload. */
export interface Requests {
  /** As often as it takes to get an answer; a server that says when to come again soon is asked then. */
  ask: Ask;
  /** Once. */
  attempt: Ask;
  /** Waits until another try is worth it; `misses` counts the tries without an answer before. */
  rest: (misses: number) => Promise<void>;
}

/** Milliseconds of a try whose bytes move, after which there is a connection, although nothing was answered yet. */
const MOVES_LONG_MS = 5000;

/** The longest time for which a server may put off a try. */
export const LONGEST_REST_MS = 30_000;

/** How often a server may put off one request. */
const PUT_OFF_MAX = 5;

export function createRequests(rules: RequestRules): Requests {
  const { signal, timeoutMs, silenceMs, connection, onWaiting, file } = rules;
  const silence = createSilence(silenceMs);
  let asking = 0;
  let isWaiting = false;

  /** A try is no connection yet: otherwise each try would be reported, and each failure. */
  function tell(next: boolean) {
    if (next === isWaiting) return;
    isWaiting = next;
    onWaiting(next);
  }

  function answered() {
    silence.answered();
    tell(false);
  }

  async function once<Answer>(call: (options: SendingOptions) => Promise<Answer>, onProgress: Progress) {
    asking += 1;
    const limited = limitedBy(signal, timeoutMs);
    const leave = silence.watch(() => limited.giveUp('silence'));
    try {
      const options = {
        signal: limited.signal,
        onProgress: movedBytes(onProgress, { onMoved: silence.moved, onMovedLong: () => tell(false) }),
      };
      const answer = await Promise.race([call(options), limited.ended]);
      answered();
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      if (limited.cause() === 'timeout') throw new UploadFailure('timeout');
      if (limited.cause() === 'silence') throw new UploadFailure('network', { wasReached: false });
      const failure = failureOf(error);
      if (failure.wasReached) answered();
      throw failure;
    } finally {
      leave();
      limited.end();
      asking -= 1;
    }
  }

  const attempt: Ask = async (call, onProgress = ignore) => {
    signal.throwIfAborted();
    try {
      return await once(call, onProgress);
    } catch (error) {
      // What was on its way has to be sent again.
      onProgress(0);
      if (!isUnanswered(error)) throw error;
      // The browser reports a file that it cannot read as a request without an answer.
      if (file && !(await isReadable(file))) throw new UploadFailure('not_exists');
      if (asking === 0) tell(true);
      throw error;
    }
  };

  const rest = (misses: number) => connection.wait(misses, signal);

  const ask: Ask = async (call, onProgress) => {
    let misses = 0;
    let putOff = 0;
    for (;;) {
      try {
        return await attempt(call, onProgress);
      } catch (error) {
        signal.throwIfAborted();
        if (isUnanswered(error)) {
          await rest(misses);
          misses += 1;
        } else if (isSoon(error) && putOff < PUT_OFF_MAX) {
          putOff += 1;
          await waitFor(error.retryAfterMs, signal);
        } else throw error;
      }
    }
  };

  return { ask, attempt, rest };
}

type Progress = (percent: number) => void;

const ignore = () => undefined;

/** Passes the progress of one try on. */
function movedBytes(
  onProgress: Progress,
  { onMoved, onMovedLong }: { onMoved: () => void; onMovedLong: () => void },
): Progress {
  const begin = Date.now();
  let last = 0;
  return (percent) => {
    if (percent !== last) onMoved();
    last = percent;
    if (percent > 0 && Date.now() - begin >= MOVES_LONG_MS) onMovedLong();
    onProgress(percent);
  };
}

/** Whether a server that has too much to do says that it answers in a moment. */
function isSoon(error: unknown): error is UploadFailure & { retryAfterMs: number } {
  const { retryAfterMs = 0 } = failureOf(error);
  return retryAfterMs > 0 && retryAfterMs <= LONGEST_REST_MS;
}

async function isReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
