import { QueryClient } from '@tanstack/react-query';
import type { MailLetter } from '@urzad/contract';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { keptLetterQuery, letterDraftKey, startWith } from './kept-letter';

// The modules that are mocked here may be loaded already, and the test files that follow need the real ones.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const store = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  get: async (key: string) => store.get(key),
  set: async (key: string, value: unknown) => void store.set(key, value),
  del: async (key: string) => void store.delete(key),
  keys: async () => [...store.keys()],
}));

const WRITTEN = { beginning: 'draft', id: 12, object: null, me: 7 } as const;
const DRAFT: MailLetter = {
  ...{ id: 12, row_version: 3, folder: 'drafts', is_read: 'yes', is_mine: 'yes', id_before: null },
  ...{ from: { id_user: 7, name: 'Paulina Sumienna' }, outside: null, to: [], cc: [] },
  ...{ subject: 'Notatka', body: 'Zapisana wersja', date: '2027-02-08T09:00:00.000Z', files: [] },
  ...{ object: null, officecase: null },
};

const typed = (version: number, body: string) =>
  store.set(`draft:7:mail-draft-12-${version}`, {
    values: { subject: 'Notatka', body },
    rowVersion: 0,
    date: '2027-02-10T08:00:00.000Z',
  });
const opened = async () => {
  const kept = await new QueryClient().fetchQuery(keptLetterQuery(WRITTEN, DRAFT));
  const { start, isBehind, letter } = startWith({ ...WRITTEN, letter: DRAFT, about: undefined, kept });
  return { body: start.body, isBehind, version: letter?.row_version };
};

beforeEach(() => store.clear());

it('begins as it is stored where nothing was typed', async () => {
  expect(await opened()).toEqual({ body: 'Zapisana wersja', isBehind: false, version: 3 });
});

it('goes on with what was typed over the stored version', async () => {
  typed(2, 'Dawna wersja');
  typed(3, 'Nowa wersja');
  expect(await opened()).toEqual({ body: 'Nowa wersja', isBehind: false, version: 3 });
});

it('stands in the version that was typed over, which has changed since, and is compared', async () => {
  typed(2, 'Wersja z tego okna');
  expect(await opened()).toEqual({ body: 'Wersja z tego okna', isBehind: true, version: 2 });
  expect(store.size).toBe(1);
});

it('forgets what was typed once the same is stored', async () => {
  typed(2, 'Zapisana wersja');
  expect(await opened()).toEqual({ body: 'Zapisana wersja', isBehind: false, version: 3 });
  expect(store.size).toBe(0);
});

it('keeps letters about different objects apart', () => {
  const about = { obj_type: 'officecase', id_obj: 5 } as const;
  const key = (object: typeof about | null) =>
    letterDraftKey({ beginning: 'new', id: 0, object, me: 7 }, undefined).form;
  expect([key(null), key(about)]).toEqual(['mail-new-0', 'mail-new-0-officecase-5']);
});
