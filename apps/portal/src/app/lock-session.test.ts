import { users } from '@urzad/contract';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { lockSession } from './lock-session';

// The modules that are mocked here may be loaded already, and the test files that follow need the real ones.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const { request, lock } = vi.hoisted(() => ({ request: vi.fn(), lock: vi.fn() }));
vi.mock('#shared/session/client', () => ({ request }));
vi.mock('#shared/session/session-store', () => ({ useSession: { getState: () => ({ lock }) } }));

beforeEach(() => {
  request.mockReset();
  lock.mockReset();
});

it('locks the screen while the line to the server hangs', () => {
  request.mockReturnValue(new Promise(() => undefined));
  void lockSession();
  expect(lock).toHaveBeenCalledWith(true);
  expect(request).toHaveBeenCalledWith(users.lock, { body: {} });
});

it('leaves the screen locked when the server cannot be told', async () => {
  request.mockRejectedValue(new Error('no network'));
  await lockSession();
  expect(lock.mock.calls).toEqual([[true]]);
});
