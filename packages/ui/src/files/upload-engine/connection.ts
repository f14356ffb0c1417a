/** The way to the server, as far as a browser knows of it. */
export interface Connection {
  /** Resolves when another try is worth it; `misses` counts the tries without an answer before. */
  wait(misses: number, signal: AbortSignal): Promise<void>;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** Milliseconds until the next try: 1 s, and twice as long each time, up to 30 s. */
export function waitMs(misses: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** misses, LONGEST_WAIT_MS);
}

/** Waits its time, and no longer than until the browser reports `online`. */
export function browserConnection(browser = theWindow()): Connection {
  return { wait: (misses, signal) => waitFor(waitMs(misses), signal, browser) };
}

/** Waits so long, or until the browser is `online` where one is given. Rejects with the signal. */
export function waitFor(ms: number, signal: AbortSignal, browser?: EventTarget): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(end, ms);
    browser?.addEventListener('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();

    function end() {
      clearTimeout(timer);
      browser?.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    }
  });
}

/** On a server there are no such events, and only time passes. */
function theWindow(): EventTarget {
  return typeof window === 'undefined' ? new EventTarget() : window;
}
