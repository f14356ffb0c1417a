/** The dependencies of a clock of the office. */
export interface ClockParts {
  /** The offset of the office's time from that of this device. */
  offset: () => number;
  setOffset: (ms: number) => void;
  /** Requests the offset from the server. */
  ask: () => Promise<number>;
  /** A hidden page sends no requests. */
  isSeen: () => boolean;
}

export interface BusinessClock {
  now: () => Date;
  /** Calls the listener each second until it unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

const TICK_MS = 1_000;
/** A screen has to follow the office's time within a minute, so the server is asked twice as often. */
const ASK_MS = 30_000;
/** Smaller differences are the time of the request. */
export const JUMP_MS = 1_000;

/**
 * The office's time on a device: it follows the device's own clock with an offset from the server. A device that was
 * suspended asks in its first second. Without the server the offset stays.
 */
export function businessClock({ offset, setOffset, ask, isSeen }: ClockParts): BusinessClock {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let askedAt = Date.now();

  function tick() {
    // The absolute difference, for a device whose clock was set back.
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
      // The next request is half a minute away.
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
