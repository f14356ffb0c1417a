/** The channel of PostgreSQL by which the nodes of a server tell each other what they have committed. */
export const NEWS_CHANNEL = 'urzad_news';

/** Hears what any node has committed. `again` is called when news may have been lost; answers how to stop. */
export type ListenToNews = (
  hear: (payload: string) => void,
  again: () => void,
) => Promise<() => Promise<unknown>>;
