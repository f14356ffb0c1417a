import { beforeEach, expect, it, vi } from 'vitest';
import { Tab } from './testing/tab';

let tab: Tab;
/** Indexes of the pages that the router has shown. */
let shown: number[];
let layersInHistory: typeof import('./layer-entry').layersInHistory;
let holdHistory: typeof import('./held-history').holdHistory;

beforeEach(async () => {
  vi.useFakeTimers();
  tab = new Tab(['/', '/edit']);
  shown = [];
  // What is held is held for a whole tab: each test has its own.
  vi.resetModules();
  ({ layersInHistory } = await import('./layer-entry'));
  const held = await import('./held-history');
  ({ holdHistory } = held);
  vi.stubGlobal('history', tab);
  vi.stubGlobal('location', tab);
  vi.stubGlobal('window', tab);
  held.listenBeforeRouter();
  tab.addEventListener('popstate', () => shown.push(tab.at));
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const settled = () => vi.runAllTimersAsync();

it('Back closes the layer, and the next one leaves the page', async () => {
  const onBack = vi.fn();
  layersInHistory.hold(onBack);
  await settled();
  expect(tab.entries).toHaveLength(3);

  tab.go(-1);
  await settled();
  expect(onBack).toHaveBeenCalledOnce();
  expect([tab.at, shown]).toEqual([1, []]);

  tab.go(-1);
  await settled();
  expect(shown).toEqual([0]);
});

it('a layer that stays open holds the next Back too', async () => {
  const asked = vi.fn();
  layersInHistory.hold(() => layersInHistory.hold(asked));
  await settled();
  tab.go(-1);
  await settled();
  tab.go(-1);
  await settled();

  expect(asked).toHaveBeenCalledOnce();
  expect(shown).toEqual([]);
});

it('a layer closed otherwise leaves no entry behind, and Forward does not bring it back', async () => {
  const release = layersInHistory.hold(vi.fn());
  await settled();
  release();
  await settled();
  expect(tab.at).toBe(1);

  tab.go(1);
  await settled();
  expect([tab.at, shown]).toEqual([1, []]);
});

it('one layer after another has one entry', async () => {
  layersInHistory.hold(vi.fn())();
  layersInHistory.hold(vi.fn());
  await settled();

  expect(tab.entries.map(({ isLayer = false }) => isLayer)).toEqual([false, false, true]);
});

it('leaves the page of a form that asks, when its dialog is an open layer itself', async () => {
  let leave: () => void = vi.fn();
  let release: () => void = vi.fn();
  holdHistory((next) => {
    leave = next;
    release = layersInHistory.hold(vi.fn());
  });
  tab.go(-1);
  await settled();
  expect([tab.at, shown]).toEqual([2, []]);

  release();
  leave();
  await settled();
  expect(shown).toEqual([0]);
});

it('holds a page that a person leaves past its open layer', async () => {
  const ask = vi.fn();
  layersInHistory.hold(vi.fn());
  await settled();
  const end = holdHistory(ask);
  tab.go(-2);
  await settled();
  end();

  expect(ask).toHaveBeenCalledOnce();
  expect([tab.at, shown]).toEqual([2, []]);
});
