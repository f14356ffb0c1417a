import { queryOptions } from '@tanstack/react-query';
import { type DraftKey, findKeptDraft } from './kept-draft';

/** The unsaved draft of a form in this browser, read once for each visit: afterwards the form is newer than it. */
export function keptDraftQuery(key: DraftKey) {
  return queryOptions({
    queryKey: ['kept-draft', key],
    queryFn: () => findKeptDraft(key),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
