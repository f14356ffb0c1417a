/** Spec §4: the flags "lost" and "back" reset after one second. */
const FLAG_RESET_MS = 1000;

export type ConnectionNews = 'lost' | 'back';

export interface ConnectionFlags {
  /** How the connection stands from now on. */
  note(isOnline: boolean): void;
  /** Nothing is told any more of what was noted so far. */
  stop(): void;
}

/**
 * A connection that flickers is told of once: each flag stands for a second and is silent while it stands. What still
 * holds when its flag falls is told then, or the last word on screen would be the wrong one.
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
