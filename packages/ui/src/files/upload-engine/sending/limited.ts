/** Why a request was given up: it took longer than its limit, or nothing moved in any request of the upload. */
export type GivenUp = 'timeout' | 'silence';

/** The signal and the time limit of one request, whose promise rejects with either: a host may heed none of them. */
export function limitedBy(signal: AbortSignal, timeoutMs: number) {
  const controller = new AbortController();
  let cause: GivenUp | undefined;
  const ended = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  const pass = () => controller.abort(signal.reason);
  signal.addEventListener('abort', pass);
  const timer = timeoutMs > 0 ? setTimeout(() => giveUp('timeout'), timeoutMs) : undefined;

  function giveUp(why: GivenUp) {
    cause ??= why;
    controller.abort();
  }

  return {
    signal: controller.signal,
    ended,
    giveUp,
    cause: () => cause,
    end: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', pass);
    },
  };
}
