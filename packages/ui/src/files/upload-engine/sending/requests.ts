import type { Connection } from '../connection';
import { failureOf, UploadFailure } from '../upload-failure';
import type { SendingOptions } from './sending-port';

export interface RequestRules {
  /** Ends all requests of the upload. */
  signal: AbortSignal;
  /** Milliseconds for one request; 0 is without a limit. */
  timeoutMs: number;
  connection: Connection;
  /** Whether the upload waits because no server answers. */
  onWaiting: (isWaiting: boolean) => void;
  /** The content, until the server has it; a file that was moved or changed on the device cannot be read any more. */
  file: Blob | undefined;
}

/** Asks the host for a request, as often as it takes to get an answer. */
export type Ask = <Answer>(
  call: (options: SendingOptions) => Promise<Answer>,
  onProgress?: (percent: number) => void,
) => Promise<Answer>;

/** Milliseconds of a try whose bytes move, after which there is a connection, although nothing was answered yet. */
const MOVES_LONG_MS = 5000;

/** The requests of one upload. A request without an answer waits for the connection and is made once more. */
export function createRequests({ signal, timeoutMs, connection, onWaiting, file }: RequestRules): Ask {
  let asking = 0;
  let isWaiting = false;

  /** A try is no connection yet: otherwise each try would be reported, and each failure. */
  function tell(next: boolean) {
    if (next === isWaiting) return;
    isWaiting = next;
    onWaiting(next);
  }

  async function once<Answer>(call: (options: SendingOptions) => Promise<Answer>, onProgress: Progress) {
    asking += 1;
    const limited = limitedBy(signal, timeoutMs);
    try {
      const options = { signal: limited.signal, onProgress: movedBytes(onProgress, () => tell(false)) };
      const answer = await Promise.race([call(options), limited.ended]);
      tell(false);
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      if (limited.isOver()) throw new UploadFailure('timeout');
      const failure = failureOf(error);
      if (failure.wasReached) tell(false);
      throw failure;
    } finally {
      limited.end();
      asking -= 1;
    }
  }

  return async (call, onProgress = ignore) => {
    for (let misses = 0; ; misses += 1) {
      signal.throwIfAborted();
      try {
        return await once(call, onProgress);
      } catch (error) {
        if (!(error instanceof UploadFailure) || error.wasReached) throw error;
        // The browser reports a file that it cannot read as a request without an answer.
        if (file && !(await isReadable(file))) throw new UploadFailure('not_exists');
        if (asking === 0) tell(true);
        await connection.wait(misses, signal);
      }
    }
  };
}

type Progress = (percent: number) => void;

const ignore = () => undefined;

/** Passes the progress of one try on. */
function movedBytes(onProgress: Progress, onMovedLong: () => void): Progress {
  const begin = Date.now();
  return (percent) => {
    if (percent > 0 && Date.now() - begin >= MOVES_LONG_MS) onMovedLong();
    onProgress(percent);
  };
}

/** The signal and the time limit of one request, whose promise rejects with either: a host may heed none of them. */
function limitedBy(signal: AbortSignal, timeoutMs: number) {
  const controller = new AbortController();
  let isOver = false;
  const ended = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  const pass = () => controller.abort(signal.reason);
  signal.addEventListener('abort', pass);
  const timer = timeoutMs > 0 ? setTimeout(expire, timeoutMs) : undefined;

  function expire() {
    isOver = true;
    controller.abort();
  }

  return {
    signal: controller.signal,
    ended,
    isOver: () => isOver,
    end: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', pass);
    },
  };
}

async function isReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
