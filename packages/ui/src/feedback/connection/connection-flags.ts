/** Spec §4: the flags "lost" and "back" reset after one second. */
const FLAG_RESET_MS = 1000;

export type ConnectionNews = 'lost' | 'back';

export interface ConnectionFlags {
  /** The present state of the connection. */
  note(isOnline: boolean): void;
  /** Stops the timers; nothing is reported afterwards. */
  stop(): void;
}

/**
 * Reports changes of an unstable connection at most once a second: each flag stays for a second, during which changes
 * are not reported. The state at the end of that second is reported if it differs, so that the last message is true.
 */
export function createConnectionFlags(tell: (news: ConnectionNews) => void): ConnectionFlags {
  const flags = new Map<ConnectionNews, ReturnType<typeof setTimeout>>();
  let latest: ConnectionNews | undefined;
  let told: ConnectionNews | undefined;

  function raise(news: ConnectionNews) {
    flags.set(
      news,
      setTimeout(() => fall(news), FLAG_RESET_MS),
    );
    told = news;
    tell(news);
  }

  function fall(news: ConnectionNews) {
    flags.delete(news);
    if (latest === news && told !== news) raise(news);
  }

  return {
    note(isOnline) {
      latest = isOnline ? 'back' : 'lost';
      if (!flags.has(latest)) raise(latest);
    },
    stop() {
      for (const timer of flags.values()) clearTimeout(timer);
      flags.clear();
    },
  };
}
