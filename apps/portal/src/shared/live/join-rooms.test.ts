import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { joinRooms } from './join-rooms';
import { presenceKey } from './presence-key';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('tells whose presence the window shows, once for a screen, again when it differs and on a new socket', () => {
  const queries = new QueryClient();
  const watch = vi.fn();
  const rooms = joinRooms({ queries, send: () => undefined, watch });
  rooms.joinAnew();
  expect(watch).not.toHaveBeenCalled();

  const show = (id: number) =>
    new QueryObserver(queries, {
      queryKey: presenceKey(id),
      enabled: true,
      queryFn: async () => null,
    }).subscribe(() => undefined);
  const [, hide] = [show(12), show(7)];
  vi.advanceTimersByTime(100);
  expect(watch.mock.calls).toEqual([[[7, 12]]]);

  rooms.joinAnew();
  expect(watch).toHaveBeenCalledTimes(2);

  hide();
  vi.advanceTimersByTime(100);
  expect(watch).toHaveBeenLastCalledWith([12]);
  rooms.stop();
});
