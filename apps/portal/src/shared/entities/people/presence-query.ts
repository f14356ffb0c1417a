import { queryOptions } from '@tanstack/react-query';
import { sessions } from '@urzad/contract';
import { onThisDevice } from '../../http/server-clock';
import { request } from '../../session/client';

/** Spec §9: the default interval of an observer. */
const OBSERVER_MS = 10_000;

/** When a person was last in the portal, by the clock of this device; `null` for never. */
export function presenceQuery(id: number) {
  return queryOptions({
    queryKey: ['user', 'find', id, 'online'],
    queryFn: async ({ signal }) => {
      const { data } = await request(sessions.find, { query: { id, scope: 'online,online_date' }, signal });
      return data.online_date ? new Date(onThisDevice(data.online_date)) : null;
    },
    refetchInterval: OBSERVER_MS,
    retry: false,
  });
}
