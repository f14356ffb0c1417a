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

it('never says more than the server hears, however quickly screens follow each other', () => {
  const queries = new QueryClient();
  const said: { at: number; action: string; room: string }[] = [];
  const rooms = joinRooms({
    queries,
    send: (action, room) => said.push({ at: Date.now(), action, room }),
    watch: () => undefined,
  });
  rooms.joinAnew();
  const show = (id: number) =>
    new QueryObserver(queries, {
      queryKey: ['officecase', 'find', id],
      queryFn: async () => null,
    }).subscribe(() => undefined);

  for (let id = 1; id <= 30; id += 1) {
    const leave = show(id);
    vi.advanceTimersByTime(100);
    if (id < 30) leave();
  }
  vi.advanceTimersByTime(3_000);
  const inASecond = ({ at }: { at: number }) =>
    said.filter((other) => other.at >= at && other.at < at + 1_000);
  expect(Math.max(...said.map((one) => inASecond(one).length))).toBeLessThanOrEqual(10);
  const inside = new Set<string>();
  for (const { action, room } of said) action === 'join' ? inside.add(room) : inside.delete(room);
  expect([...inside]).toEqual(['officecase:30']);
  rooms.stop();
});
