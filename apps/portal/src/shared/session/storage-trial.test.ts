import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addTestData, clearTestData, isFull, storageState } from './storage-trial';

/** As that of a browser, with so many characters of room. */
function storageOf(room: number): Storage {
  const items: Record<string, string> = {};
  const used = () => Object.entries(items).reduce((sum, [name, text]) => sum + name.length + text.length, 0);
  const methods = {
    getItem: (name: string) => items[name] ?? null,
    setItem(name: string, text: string) {
      if (used() + name.length + text.length > room) throw new Error('QuotaExceededError');
      items[name] = text;
    },
    removeItem: (name: string) => void delete items[name],
  };
  // The names of the items are those of a storage's own properties.
  return new Proxy(items, {
    get: (_items, name) => methods[name as keyof typeof methods],
  }) as unknown as Storage;
}

beforeEach(() => vi.stubGlobal('localStorage', storageOf(5_000_000)));
afterEach(() => vi.unstubAllGlobals());

it('one press adds 50 items of 25,000 characters, the third one fills the storage, and clearing leaves the rest', () => {
  localStorage.setItem('color_scheme', 'dark');
  expect(addTestData()).toBe(true);
  const added = Object.keys(localStorage).filter((name) => name !== 'color_scheme');
  expect(added).toHaveLength(50);
  expect(new Set(added.map((name) => localStorage.getItem(name)?.length))).toEqual(new Set([25_000]));
  expect(isFull(storageState(), false)).toBe(false);

  addTestData();
  expect(isFull(storageState(), false)).toBe(false);
  addTestData();
  expect(storageState().entries).toBe(151);
  expect(isFull(storageState(), false)).toBe(true);

  clearTestData();
  expect(storageState()).toEqual({ used: 'color_scheme'.length + 'dark'.length, entries: 1 });
});

it('says when the browser has no room for all of it', () => {
  vi.stubGlobal('localStorage', storageOf(1_000_000));
  expect(addTestData()).toBe(false);
  expect(isFull(storageState(), true)).toBe(true);
});
