import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChatMessage } from '@urzad/contract';
import { useEffect, useRef } from 'react';
import { useLive } from '#shared/live/live-store';
import { isWorthRetrying, pauseBeforeRetry } from '#shared/server-state/retry';
import { readRoom } from '../api';
import { chatListKey } from './chat-keys';
import { createMarks } from './read-marks';

/**
 * Tells the server how far one has read, while the end of the room is in sight and the window is looked at. A mark that did
 * not arrive is sent again when the window is looked at anew, and when the connection is back.
 */
export function useReadMarks(id: number, newest: ChatMessage | undefined, isInSight: boolean, read: number) {
  const queries = useQueryClient();
  const isLive = useLive(({ isConnected }) => isConnected);
  const { mutateAsync } = useMutation({
    mutationFn: (id_message: number) => readRoom(id, id_message),
    // A mark only grows, so that one whose answer was lost may be sent again.
    retry: isWorthRetrying,
    retryDelay: pauseBeforeRetry,
    onSuccess: () => queries.invalidateQueries({ queryKey: chatListKey }),
  });
  const marks = useRef<ReturnType<typeof createMarks>>(undefined);
  const unread = newest && newest.id > read ? newest.id : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the return of the socket asks again
  useEffect(() => {
    if (unread === undefined || !isInSight) return undefined;
    const message = unread;
    marks.current ??= createMarks(mutateAsync);
    const { send } = marks.current;
    const tell = () => {
      if (document.visibilityState === 'visible') void send(message);
    };
    document.addEventListener('visibilitychange', tell);
    window.addEventListener('online', tell);
    tell();
    return () => {
      document.removeEventListener('visibilitychange', tell);
      window.removeEventListener('online', tell);
    };
  }, [unread, isInSight, isLive, mutateAsync]);
}
