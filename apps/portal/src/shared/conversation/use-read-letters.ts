import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type OfficeCase, officeCases } from '@urzad/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { casesKey } from '../entities/office-cases/case-query';
import { request } from '../session/client';
import { useSession } from '../session/session-store';
import type { CaseSide } from './use-case-letters';

/**
 * Tells the server that the letters of the other side were read, once the end of the conversation is seen. The ref is of
 * an element behind it.
 */
export function useReadLetters(
  { id, messages }: Pick<OfficeCase, 'id' | 'messages'>,
  side: CaseSide,
): RefObject<HTMLDivElement | null> {
  const isAuditor = useSession(({ me }) => me?.perspective === 'audit');
  const end = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id_message: number) => request(officeCases.read, { query: { id }, body: { id_message } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: casesKey }),
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
