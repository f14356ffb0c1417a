import { afterAll, vi } from 'vitest';

// The test files of a worker share their modules, so none may leave a clock, a global or a setting to the next.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
