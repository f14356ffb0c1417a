import { beforeEach, expect, it, vi } from 'vitest';
import { Tab } from './testing/tab';

const PAGES = ['/applications', '/applications/edit?id=1&step=1', '/applications/edit?id=1&step=2'];

let tab: Tab;
const router = vi.fn();
let holdHistory: typeof import('./held-history').holdHistory;

beforeEach(async () => {
  vi.useFakeTimers();
  router.mockClear();
  tab = new Tab(PAGES);
  for (const name of ['window', 'history', 'location']) vi.stubGlobal(name, tab);
  // What is held is held for a whole tab: each test has its own.
  vi.resetModules();
  const held = await import('./held-history');
  ({ holdHistory } = held);
  held.listenBeforeRouter();
  tab.addEventListener('popstate', router);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

async function go(by: number) {
  tab.go(by);
  await vi.runAllTimersAsync();
}

it('asks before another screen, and not between the steps of a form', async () => {
  const ask = vi.fn();
  const release = holdHistory(ask);
  await go(-1);
  expect(router).toHaveBeenCalledTimes(1);
  expect(ask).not.toHaveBeenCalled();

  await go(-1);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(router).toHaveBeenCalledTimes(1);
  expect(tab.at).toBe(1);
  release();
});

it('leaves when the person says so', async () => {
  const release = holdHistory((leave) => leave());
  await go(-2);
  expect(tab.at).toBe(0);
  expect(router).toHaveBeenCalledTimes(1);
  release();
});
