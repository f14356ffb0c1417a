import type { Connection } from './connection';
import type { SendingOptions } from './sending-port';
import { failureOf, UploadFailure } from './upload-failure';

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

/** The requests of one upload. A request without an answer waits for the connection and is made once more. */
export function createRequests({ signal, timeoutMs, connection, onWaiting, file }: RequestRules): Ask {
  const now = { asking: 0, waiting: 0 };

  function count(what: keyof typeof now, by: 1 | -1) {
    now[what] += by;
    onWaiting(now.waiting > 0 && now.asking === 0);
  }

  async function once<Answer>(call: (options: SendingOptions) => Promise<Answer>, onProgress: Progress) {
    count('asking', 1);
    const limited = limitedBy(signal, timeoutMs);
    try {
      return await call({ signal: limited.signal, onProgress });
    } catch (error) {
      signal.throwIfAborted();
      throw limited.isOver() ? new UploadFailure('timeout') : failureOf(error);
    } finally {
      limited.end();
      now.asking -= 1;
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
        count('waiting', 1);
        await connection.wait(misses, signal).finally(() => {
          now.waiting -= 1;
        });
      }
    }
  };
}

type Progress = (percent: number) => void;

const ignore = () => undefined;

/** The signal, and the time limit of one request. */
function limitedBy(signal: AbortSignal, timeoutMs: number) {
  const controller = new AbortController();
  let isOver = false;
  const pass = () => controller.abort(signal.reason);
  signal.addEventListener('abort', pass);
  const timer = timeoutMs > 0 ? setTimeout(expire, timeoutMs) : undefined;

  function expire() {
    isOver = true;
    controller.abort();
  }

  return {
    signal: controller.signal,
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
