import { useQueryClient } from '@tanstack/react-query';
import { LazyPart, lazyPart } from '@urzad/ui';
import { useEffect } from 'react';
import { keepLive } from '#shared/live/keep-live';
import { useLive } from '#shared/live/live-store';

const question = lazyPart(() => import('./asked-dialog'));

/** Opens the socket of this window, which lives on when the layout around this changes, and shows what others ask. */
export function LivePart() {
  const queries = useQueryClient();
  const asked = useLive((live) => live.asked[0]);

  useEffect(() => keepLive(queries), [queries]);

  if (!asked) return null;
  return <LazyPart of={question}>{({ AskedDialog }) => <AskedDialog asked={asked} />}</LazyPart>;
}
