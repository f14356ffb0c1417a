import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBrowserDraft } from './browser-draft';

// The modules that are mocked here may be loaded already, and the test files that follow need the real ones.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  set: async (key: string, value: unknown) => void kept.set(key, value),
  del: async (key: string) => void kept.delete(key),
}));

const KEY = { userId: 7, form: 'officecase-new-general' };

/** A form that is typed into by hand. */
function typedForm() {
  let values = { body: '' };
  let tell: (state: { values: typeof values }) => void = () => undefined;

  return {
    form: {
      getValues: () => values,
      subscribe: ({ callback }: { callback: typeof tell }) => {
        tell = callback;
        return () => undefined;
      },
    },
    type(body: string) {
      values = { body };
      tell({ values });
    },
  };
}

function followed() {
  const typed = typedForm();
  const draft = createBrowserDraft<{ body: string }>(KEY, (values) => values);
  // The test stands for the form of the library.
  return { ...typed, draft, ...draft.follow(typed.form as never) };
}

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const bodyKept = () => Object([...kept.values()][0]).values?.body;

it('stores what was typed at the next pause, and says when', async () => {
  const { type, draft } = followed();
  type('Dzień');
  type('Dzień dobry');
  expect(kept.size).toBe(0);
  await vi.runAllTimersAsync();
  expect(bodyKept()).toBe('Dzień dobry');
  expect(draft.store.getState().phase).toBe('saved');
});

it('stores the rest when the form is left', async () => {
  const { type, stop } = followed();
  type('Dzień dobry');
  stop();
  await vi.runAllTimersAsync();
  expect(bodyKept()).toBe('Dzień dobry');
});

it('stores it once more as the page is discarded: another window may have ended the same draft', async () => {
  const { type, flush } = followed();
  flush();
  await vi.runAllTimersAsync();
  expect(kept.size).toBe(0);
  type('Dzień dobry');
  await vi.runAllTimersAsync();
  kept.clear();
  flush();
  await vi.runAllTimersAsync();
  expect(bodyKept()).toBe('Dzień dobry');
});

it('stores at once what is not typed but given', async () => {
  const { draft } = followed();
  await draft.keep({ body: 'I jeszcze:' });
  expect(bodyKept()).toBe('I jeszcze:');
  expect(draft.store.getState().phase).toBe('saved');
});

it('leaves nothing behind once it was sent', async () => {
  const { type, draft, stop } = followed();
  type('Dzień dobry');
  await vi.runAllTimersAsync();
  await draft.end();
  type('Dzień dobry!');
  stop();
  await vi.runAllTimersAsync();
  expect(kept.size).toBe(0);
});
