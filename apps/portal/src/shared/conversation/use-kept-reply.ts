import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { keptDraftQuery } from '../drafts/kept-draft-query';
import { useSession } from '../session/session-store';
import { replyDraftKey, type TalkedAbout } from './reply-values';

/** The draft of a letter that this browser keeps: undefined until it is read, and read anew by each form. */
export function useKeptReply(id: number, of?: TalkedAbout) {
  const queries = useQueryClient();
  const query = useReplyQuery(id, of);
  const { data: kept } = useQuery(query);
  // The screen reads it too, and would give what has been sent since to the next form.
  useEffect(() => () => queries.removeQueries({ queryKey: query.queryKey, exact: true }), [queries, query]);

  return kept;
}

/**
 * Whether it was read. A screen waits for it as for its case, so that the form of the letter stands there at once and
 * moves nothing that is below it.
 */
export function useIsReplyRead(id: number, of?: TalkedAbout): boolean {
  const { data } = useQuery(useReplyQuery(id, of));
  const [read, setRead] = useState<number>();
  if (data !== undefined && read !== id) setRead(id);

  return read === id;
}

function useReplyQuery(id: number, of?: TalkedAbout) {
  const userId = useSession(({ me }) => me?.id ?? 0);

  return useMemo(() => keptDraftQuery(replyDraftKey(userId, id, of)), [userId, id, of]);
}
