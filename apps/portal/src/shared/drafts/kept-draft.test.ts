import { DAY_MS } from '@urzad/domain';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  findKeptDraft,
  findKeptVersion,
  forgetDraft,
  forgetDrafts,
  forgetOldDrafts,
  KEPT_DAYS,
  keepDraft,
  versionKey,
} from './kept-draft';

// The module that is mocked here may be loaded already, and the test files that follow need the real one.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const store = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  get: async (key: string) => store.get(key),
  set: async (key: string, value: unknown) => void store.set(key, value),
  del: async (key: string) => void store.delete(key),
  entries: async () => [...store],
  keys: async () => [...store.keys()],
  update: async (key: string, change: (old: unknown) => unknown) =>
    void store.set(key, change(store.get(key))),
}));

const MINE = { userId: 7, form: 'cofundingregistration-12' };
const OTHERS = { userId: 8, form: 'cofundingregistration-13' };
const DRAFT = { values: { firstname: 'Ewa' }, rowVersion: 3, date: '2027-02-10T08:00:00.000Z' };
const START = new Date('2026-11-26T08:00:00Z');

const daysLater = (days: number, ms = 0) => vi.setSystemTime(START.getTime() + days * DAY_MS + ms);

beforeEach(() => {
  store.clear();
  vi.useFakeTimers({ now: START });
});
afterEach(() => vi.useRealTimers());

it('keeps a draft for thirty days after its last change', async () => {
  expect(KEPT_DAYS).toBe(30);
  await keepDraft(MINE, DRAFT);
  daysLater(20);
  await keepDraft(MINE, DRAFT);
  daysLater(50);
  await forgetOldDrafts();
  expect(await findKeptDraft(MINE)).toMatchObject(DRAFT);
});

it('neither opens a form with an older one nor leaves it in the browser, whoever it belongs to', async () => {
  await keepDraft(MINE, DRAFT);
  await keepDraft(OTHERS, DRAFT);
  daysLater(30, 1);
  expect(await findKeptDraft(MINE)).toBeNull();
  await forgetOldDrafts();
  expect(store.size).toBe(0);
});

it('counts the days of a draft of an earlier version, whose age is unknown, from when it is found', async () => {
  store.set('draft:7:cofundingregistration-12', DRAFT);
  await forgetOldDrafts();
  daysLater(30);
  await forgetOldDrafts();
  expect(await findKeptDraft(MINE)).toMatchObject(DRAFT);
  daysLater(30, 1);
  await forgetOldDrafts();
  expect(store.size).toBe(0);
});

it('removes a draft that cannot be read, and nothing that is no draft', async () => {
  store.set('draft:7:cofundingregistration-12', { values: 'broken' });
  store.set('else', 1);
  await forgetOldDrafts();
  expect([...store.keys()]).toEqual(['else']);
});

it('finds the draft of a version, or the newest of an earlier one', async () => {
  const letter = { userId: 7, form: 'mail-draft-12' };
  const found = async (version: number) => (await findKeptVersion(letter, version))?.version;
  expect(await found(3)).toBeUndefined();
  for (const version of [2, 9, 10]) await keepDraft(versionKey(letter, version), DRAFT);
  // That of another letter, and of another person.
  await keepDraft({ userId: 7, form: 'mail-draft-1-3' }, DRAFT);
  await keepDraft({ userId: 8, form: 'mail-draft-12-8' }, DRAFT);
  expect([await found(10), await found(12), await found(9), await found(8), await found(1)]).toEqual([
    10,
    10,
    9,
    2,
    undefined,
  ]);
});

/** The same code in another window of this browser. */
async function otherWindow() {
  vi.resetModules();
  return import('./kept-draft');
}

const typed = (firstname: string) => ({ ...DRAFT, values: { firstname } });

it('leaves the draft of another window when this one stores, saves or sends its own', async () => {
  const other = await otherWindow();
  await keepDraft(MINE, typed('Ewa'));
  await other.keepDraft(MINE, typed('Maria'));
  expect(await findKeptDraft(MINE)).toMatchObject(typed('Ewa'));
  await other.forgetDraft(MINE);
  expect(await findKeptDraft(MINE)).toMatchObject(typed('Ewa'));
  await forgetDraft(MINE);
  expect(await findKeptDraft(MINE)).toBeNull();
});

it('opens a form with the newest draft of the windows before, which is forgotten with its own', async () => {
  const [first, second] = [await otherWindow(), await otherWindow()];
  await first.keepDraft(MINE, typed('Ewa'));
  daysLater(1);
  await second.keepDraft(MINE, typed('Maria'));
  expect(await findKeptDraft(MINE)).toMatchObject(typed('Maria'));
  expect(await findKeptDraft(MINE)).toMatchObject(typed('Maria'));
  await forgetDraft(MINE);
  // What the other window typed comes next.
  expect(await findKeptDraft(MINE)).toMatchObject(typed('Ewa'));
  await forgetDraft(MINE);
  expect(store.size).toBe(0);
});

it('forgets the drafts of all windows with what they belong to, and no other', async () => {
  const other = await otherWindow();
  await keepDraft(MINE, DRAFT);
  await other.keepDraft(MINE, DRAFT);
  store.set('draft:7:cofundingregistration-12', DRAFT);
  await keepDraft({ userId: 7, form: 'cofundingregistration-123' }, DRAFT);
  await forgetDrafts(MINE);
  expect([...store.keys()]).toEqual([expect.stringMatching(/^draft:7:cofundingregistration-123@/)]);
});

it('finds what another window typed over a version', async () => {
  const other = await otherWindow();
  const letter = { userId: 7, form: 'mail-draft-12' };
  await other.keepDraft(other.versionKey(letter, 2), DRAFT);
  expect(await findKeptVersion(letter, 3)).toMatchObject({ version: 2, draft: DRAFT });
});
