/** The channel of PostgreSQL by which the nodes of a server tell each other what they have committed. */
export const NEWS_CHANNEL = 'urzad_news';

export interface NewsListener {
  hear: (payload: string) => void;
  /** News may have been lost. */
  again: () => void;
  /** What the connection is called in the database, by which others know that this node lives. */
  name: string;
}

/** Hears what any node has committed; answers how to stop. */
export type ListenToNews = (listener: NewsListener) => Promise<() => Promise<unknown>>;
