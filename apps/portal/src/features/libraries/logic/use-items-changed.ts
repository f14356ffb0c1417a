import { useQueryClient } from '@tanstack/react-query';
import { librariesKey } from '#shared/entities/libraries/library-query';
import { useSession } from '#shared/session/session-store';

/** After an item was changed: lists are read again, and the words that came with the page (`useOfficeWords`). */
export function useItemsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  const load = useSession((session) => session.load);
  return async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: librariesKey }), load()]);
  };
}
