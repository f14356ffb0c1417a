import type { QueryKey } from '@tanstack/react-query';

const PRESENCE_KEY = 'presence';

/** The key under which it is kept when somebody was last in the portal. */
export const presenceKey = (id: number) => [PRESENCE_KEY, id] as const;

/** The person whose presence a query asks for. */
export function personOfQuery([kind, id]: QueryKey): number | undefined {
  return kind === PRESENCE_KEY && typeof id === 'number' ? id : undefined;
}
