import { cofundingRegistrations } from '@urzad/contract';
import { afterAll, expect, it, vi } from 'vitest';
import { wholeList } from './list-queries';

// The module that is mocked here may be loaded already, and the test files that follow need the real one.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const request = vi.hoisted(() => vi.fn());
vi.mock('../session/client', () => ({ request }));

it('loads page after page by the cursor, from the first one', async () => {
  request.mockResolvedValueOnce({ data: [{ id: 1 }], count: 2, next: 'cursor' });
  request.mockResolvedValueOnce({ data: [{ id: 2 }], count: 2 });

  const rows = await wholeList(cofundingRegistrations.get, { status: 'submitted', page: 7, page_count: 20 });
  expect(rows.map(({ id }) => id)).toEqual([1, 2]);
  expect(request.mock.calls.map(([, { query }]) => query)).toEqual([
    { status: 'submitted', page_count: 100 },
    { status: 'submitted', page_count: 100, after: 'cursor' },
  ]);
});
