import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChatMessage } from '@urzad/contract';
import { useEffect } from 'react';
import { isWorthRetrying, pauseBeforeRetry } from '#shared/server-state/retry';
import { readRoom } from '../api';
import { chatListKey } from './chat-keys';

/** Tells the server how far one has read, while the end of the room is in sight and the window is looked at. */
export function useReadMarks(id: number, newest: ChatMessage | undefined, isInSight: boolean, read: number) {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id_message: number) => readRoom(id, id_message),
    // A mark only grows, so that one whose answer was lost may be sent again.
    retry: isWorthRetrying,
    retryDelay: pauseBeforeRetry,
    onSuccess: () => queries.invalidateQueries({ queryKey: chatListKey }),
  });
  const unread = newest && newest.id > read ? newest.id : undefined;

  useEffect(() => {
    if (unread === undefined || !isInSight) return undefined;
    const message = unread;
    function tell() {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', tell);
      mutate(message);
    }
    document.addEventListener('visibilitychange', tell);
    tell();
    return () => document.removeEventListener('visibilitychange', tell);
  }, [unread, isInSight, mutate]);
}
