import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdHistory, listenBeforeRouter } from './held-history';

/** The history of a tab: its entries, numbered as React Router does. */
function tabWith(addresses: readonly string[]) {
  let at = addresses.length - 1;
  const place = () => new URL(addresses[at] ?? '/', 'https://urzad.example.com');
  const window = new EventTarget();
  const state = () => ({ idx: at });

  function go(by: number) {
    at += by;
    window.dispatchEvent(Object.assign(new Event('popstate', { cancelable: true }), { state: state() }));
  }
  vi.stubGlobal('window', window);
  vi.stubGlobal('history', {
    go,
    get state() {
      return state();
    },
  });
  vi.stubGlobal('location', {
    get pathname() {
      return place().pathname;
    },
    get search() {
      return place().search;
    },
  });
  listenBeforeRouter();
  const router = vi.fn();
  window.addEventListener('popstate', router);
  return { go, router, at: () => at };
}

let tab: ReturnType<typeof tabWith>;
beforeEach(() => {
  tab = tabWith(['/applications', '/applications/edit?id=1&step=1', '/applications/edit?id=1&step=2']);
});
afterEach(() => vi.unstubAllGlobals());

it('asks before another screen, and not between the steps of a form', () => {
  const ask = vi.fn();
  const release = holdHistory(ask);
  tab.go(-1);
  expect(tab.router).toHaveBeenCalledTimes(1);
  expect(ask).not.toHaveBeenCalled();

  tab.go(-1);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(tab.router).toHaveBeenCalledTimes(1);
  expect(tab.at()).toBe(1);
  release();
});

it('leaves when the person says so', () => {
  const release = holdHistory((leave) => leave());
  tab.go(-2);
  expect(tab.at()).toBe(0);
  expect(tab.router).toHaveBeenCalledTimes(1);
  release();
});
