import { environmentManager, InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { listQuery, unreadQuery } from '../api';

// Without a window the query cache behaves as on a server and never refetches.
beforeAll(() => environmentManager.setIsServer(() => false));
afterAll(() => environmentManager.setIsServer(() => true));

let asked: string[];
beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ data: [], count: 3 });
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks for the number on the bell every 60,000 ms', async () => {
  const client = new QueryClient();
  const stop = new QueryObserver(client, unreadQuery).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['/api/basenotification/get?show=no&page_count=1']);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  stop();
});

it('asks for nine messages at a time', async () => {
  const stop = new InfiniteQueryObserver(new QueryClient(), listQuery).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['/api/basenotification/get?page_count=9']);
  stop();
});
