/** What a clock of the office is made of. */
export interface ClockParts {
  /** How far the office's time is ahead of this device's. */
  offset: () => number;
  setOffset: (ms: number) => void;
  /** Asks the server; answers how far it is ahead now. */
  ask: () => Promise<number>;
  /** Nobody looks at a hidden page, so it asks nothing. */
  isSeen: () => boolean;
}

export interface BusinessClock {
  now: () => Date;
  /** Calls the listener each second, for as long as it wants to know. */
  subscribe: (listener: () => void) => () => void;
}

const TICK_MS = 1_000;
/** A screen follows the office's time within a minute, so the server is asked twice as often. */
const ASK_MS = 30_000;
/** Less is the time that an answer is under way. */
export const JUMP_MS = 1_000;

/**
 * The office's time on a device: it goes by the device's own clock and is set right by the server. A device that slept
 * asks at its first second awake. Without a server it goes on as it is.
 */
export function businessClock({ offset, setOffset, ask, isSeen }: ClockParts): BusinessClock {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let askedAt = Date.now();

  function tick() {
    // A device whose clock was set back must ask as well.
    if (isSeen() && Math.abs(Date.now() - askedAt) >= ASK_MS) void setRight();
    tell();
  }

  function tell() {
    for (const listener of listeners) listener();
  }

  async function setRight() {
    askedAt = Date.now();
    try {
      const told = await ask();
      if (Math.abs(told - offset()) < JUMP_MS) return;
      setOffset(told);
      tell();
    } catch {
      // The next time is half a minute away.
    }
  }

  return {
    now: () => new Date(Date.now() + offset()),
    subscribe(listener) {
      timer ??= setInterval(tick, TICK_MS);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
