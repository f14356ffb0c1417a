import { queryOptions } from '@tanstack/react-query';
import { type ObjectRef, sockets } from '@urzad/contract';
import { useLive } from '../live/live-store';
import { onlookersKey } from '../live/onlookers-key';
import { request } from '../session/client';

/** Spec §9: the default interval of an observer. */
const OBSERVER_MS = 10_000;
/** The socket tells of each who comes and goes; this is for what was lost on the way. */
const BESIDE_SOCKET_MS = 60_000;

/** The other staff who have an object open. */
export function onlookersQuery(object: ObjectRef) {
  return queryOptions({
    queryKey: onlookersKey(object),
    queryFn: async ({ signal }) => (await request(sockets.onlookers, { query: object, signal })).data,
    refetchInterval: () => (useLive.getState().isConnected ? BESIDE_SOCKET_MS : OBSERVER_MS),
    retry: false,
  });
}
