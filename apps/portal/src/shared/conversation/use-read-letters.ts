import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type CaseMessage, officeCases } from '@urzad/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { casesKey } from '../entities/office-cases/case-query';
import { request } from '../session/client';
import { useSession } from '../session/session-store';
import type { CaseSide } from './use-letter';

/** How the server is told what was read of one kind of object. */
export interface LetterReading {
  /** The key of the queries that show it. */
  key: QueryKey;
  send: (id: number, id_message: number) => Promise<unknown>;
}

const OF_CASE: LetterReading = {
  key: casesKey,
  send: (id, id_message) => request(officeCases.read, { query: { id }, body: { id_message } }),
};

/**
 * Tells the server that the letters of the other side were read, once the end of the conversation is seen. The ref is of
 * an element behind it.
 */
export function useReadLetters(
  { id, messages }: { id: number; messages: readonly CaseMessage[] },
  side: CaseSide,
  { key, send }: LetterReading = OF_CASE,
): RefObject<HTMLDivElement | null> {
  const isAuditor = useSession(({ me }) => me?.perspective === 'audit');
  const end = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id_message: number) => send(id, id_message),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
  const theirs = side === 'citizen' ? 'OUT' : 'IN';
  const unread = messages.findLast(({ direction, read_date }) => direction === theirs && read_date === null);
  const newest = unread?.id;

  useEffect(() => {
    // An observer does not read in the place of the office.
    if (newest === undefined || isAuditor || !end.current) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      mutate(newest);
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [newest, isAuditor, mutate]);

  return end;
}
