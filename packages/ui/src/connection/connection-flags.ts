/** Spec §4: the flags "lost" and "back" reset after one second. */
export const FLAG_RESET_MS = 1000;

export type ConnectionNews = 'lost' | 'back';

export interface ConnectionFlags {
  /** What to tell now; undefined when the same was told within the last second. */
  note(isOnline: boolean): ConnectionNews | undefined;
}

/** A connection that flickers is told of once: each flag stands for a second and is silent while it stands. */
export function createConnectionFlags(now: () => number): ConnectionFlags {
  const raisedAt: Partial<Record<ConnectionNews, number>> = {};

  return {
    note(isOnline) {
      const news = isOnline ? 'back' : 'lost';
      const raised = raisedAt[news];
      if (raised !== undefined && now() - raised < FLAG_RESET_MS) return undefined;
      raisedAt[news] = now();
      return news;
    },
  };
}
