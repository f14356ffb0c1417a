/** All queries about tickets have this key, so that a step invalidates them at once. */
export const ticketKey = ['ticket'] as const;
export const ticketListKey = [...ticketKey, 'list'] as const;
