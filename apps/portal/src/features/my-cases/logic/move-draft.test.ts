import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { keepDraft } from '#shared/drafts/kept-draft';
import { startOf } from './case-values';
import { moveDraft } from './move-draft';

// The modules that are mocked here may be loaded already, and the test files that follow need the real ones.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const browser = vi.hoisted(() => ({ kept: new Map<string, unknown>(), isFull: false }));
vi.mock('idb-keyval', () => ({
  get: async (key: string) => browser.kept.get(key),
  set: async (key: string, value: unknown) => {
    if (browser.isFull) throw new Error('QuotaExceededError');
    browser.kept.set(key, value);
  },
  del: async (key: string) => void browser.kept.delete(key),
  keys: async () => [...browser.kept.keys()],
}));

const FROM = { userId: 7, form: 'officecase-new-general-0' };
const TO = { userId: 7, form: 'officecase-new-cofundingregistration-4' };
const NOW = new Date('2027-02-10T12:00:00.000Z');

const valuesOf = (values: Record<string, unknown>) => ({
  ...startOf({ offered: [], asked: null, kept: null, now: NOW }),
  ...values,
});
const keep = (key: typeof FROM, values: Record<string, unknown>) =>
  keepDraft(key, { values, rowVersion: 0, date: NOW.toISOString() });
const keptOf = ({ userId, form }: typeof FROM) =>
  [...browser.kept].find(([name]) => name.startsWith(`draft:${userId}:${form}`))?.[1];
const bodyOf = (key: typeof FROM) => Object(keptOf(key)).values?.body;
const move = (values: Record<string, unknown>, to = TO) =>
  moveDraft({ from: FROM, to, values: valuesOf(values) });

beforeEach(() => {
  browser.kept.clear();
  browser.isFull = false;
});

it('takes what was typed to the other object', async () => {
  await keep(FROM, { body: 'Dzień dobry' });
  await keep(TO, { body: ' ', kind: 'INNE', filenames: 'gone.pdf' });
  expect(await move({ body: 'Dzień dobry!' })).toBe(true);
  expect(bodyOf(TO)).toBe('Dzień dobry!');
  expect(bodyOf(FROM)).toBeUndefined();
});

it('leaves a draft with words as it is, and what was typed with its own object', async () => {
  await keep(TO, { body: 'O żłobku' });
  expect(await move({ title: 'Ogólna', body: 'Dzień dobry' })).toBe(true);
  expect(bodyOf(TO)).toBe('O żłobku');
  expect(bodyOf(FROM)).toBe('Dzień dobry');
});

it('does not put an empty form over a draft, and needs no place for it', async () => {
  await keep(TO, { body: '', kind: 'INNE' });
  await move({ kind: 'RODO' });
  expect(keptOf(TO)).toMatchObject({ values: { kind: 'INNE' } });
  browser.isFull = true;
  expect(await move({})).toBe(true);
});

it('takes a chosen kind along where there is no draft', async () => {
  await move({ kind: 'RODO' });
  expect(keptOf(TO)).toMatchObject({ values: { kind: 'RODO' } });
});

it('says that what was typed would be lost, and forgets nothing', async () => {
  await keep(FROM, { body: 'Dzień' });
  browser.isFull = true;
  expect(await move({ body: 'Dzień dobry' })).toBe(false);
  expect(bodyOf(FROM)).toBe('Dzień');
  await keep(TO, { body: 'O żłobku' });
  expect(await move({ body: 'Dzień dobry' })).toBe(false);
});

it('keeps the draft when the same object is chosen', async () => {
  await keep(FROM, { body: 'Dzień dobry' });
  expect(await move({ body: 'Dzień dobry' }, FROM)).toBe(true);
  expect(bodyOf(FROM)).toBe('Dzień dobry');
});
