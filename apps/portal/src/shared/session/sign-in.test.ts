import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { useSession } from './session-store';
import { beginSession } from './sign-in';

// The modules that are mocked here may be loaded already, and the test files that follow need the real ones.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('./fetch-session', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => {
  vi.useRealTimers();
});

it('ends its loading screens also when the code that asks for the person does not come', async () => {
  vi.useFakeTimers();
  const begun = beginSession({ token: 'a', token_expire: '2027-02-10 10:00', refresh_token: 'b' }, true);
  expect(useSession.getState().arrival).toBe('person');
  await vi.advanceTimersByTimeAsync(2_000);
  await begun;
  expect(useSession.getState()).toMatchObject({ arrival: undefined, status: 'unreachable' });
});
