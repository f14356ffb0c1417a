import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refetchChanged } from './refetch-changed';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('asks at once for what has changed, and for many changes together', async () => {
  const queries = new QueryClient();
  const answer = vi.fn(async () => 'answer');
  const other = vi.fn(async () => 'answer');
  const stops = [
    new QueryObserver(queries, { queryKey: ['officecase', 'find', 7], queryFn: answer }),
    new QueryObserver(queries, { queryKey: ['officecase', 'find', 8], queryFn: other }),
  ].map((observer) => observer.subscribe(() => undefined));
  await vi.runAllTimersAsync();

  const { change, stop } = refetchChanged(queries);
  for (let at = 0; at < 20; at += 1) change({ obj_type: 'officecase', id_obj: 7 });
  await vi.advanceTimersByTimeAsync(0);
  expect(answer).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(answer).toHaveBeenCalledTimes(3);
  expect(other).toHaveBeenCalledTimes(1);

  stop();
  for (const stopOne of stops) stopOne();
  queries.clear();
});
