import { STORAGE_LIMIT_BYTES } from '@urzad/domain';

/** Spec §9: what one press adds. */
const ITEMS = 50;
const ITEM_CHARS = 25_000;
const PREFIX = 'storage_test_';

export interface StorageState {
  /** Characters of the names and values of all items, which a browser counts. */
  used: number;
  entries: number;
}

export function storageState(): StorageState {
  const names = storedNames();
  const used = names.reduce((sum, name) => sum + name.length + (localStorage.getItem(name)?.length ?? 0), 0);
  return { used, entries: names.length };
}

/** @returns false when the browser has no room for more: the items that fitted stay */
export function addTestData(): boolean {
  const first = storedNames().filter((name) => name.startsWith(PREFIX)).length;
  try {
    for (let at = 0; at < ITEMS; at += 1) localStorage.setItem(PREFIX + (first + at), 'x'.repeat(ITEM_CHARS));
    return true;
  } catch {
    return false;
  }
}

export function clearTestData() {
  for (const name of storedNames()) if (name.startsWith(PREFIX)) localStorage.removeItem(name);
}

/** Beyond it, or where the browser has refused more, nothing is added. */
export function isFull({ used }: StorageState, wasRefused: boolean): boolean {
  return wasRefused || used >= STORAGE_LIMIT_BYTES;
}

/** None where storage is forbidden. */
function storedNames(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
