import { useQuery, useQueryClient } from '@tanstack/react-query';
import { STORAGE_LIMIT_BYTES } from '@urzad/domain';
import { answersInUse, forgetKeptAnswers } from '#shared/kept-answers/kept-answers';

const KEY = ['local-cache'];

/** The local cache as it is now; absent where nothing can be kept. */
export function useLocalCache(isOpen: boolean) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: answersInUse,
    enabled: isOpen,
    staleTime: 0,
    retry: false,
  });
  if (!data) return undefined;

  async function clear() {
    await forgetKeptAnswers();
    await queries.invalidateQueries({ queryKey: KEY });
  }

  return { ...data, limit: STORAGE_LIMIT_BYTES, onClear: () => void clear() };
}
