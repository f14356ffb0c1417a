import { and, desc, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { baseLog } from '../../audit-log/table';

const test = await testApp();
afterAll(() => test.close());
const host = await signIn(test, 'gospodarz');
const clerk = await signIn(test, 'pracownik1');
const anna = await signIn(test, 'anna.przykladowa');

const WORDS = { name: 'Kalendarz', name_en: 'Calendar' };
const VALUES = { ...WORDS, number: null, color: null, valid_from: null, valid_to: null, rate: null };
const others = async (): Promise<[SignedIn, number, string][]> => [
  [clerk, 403, 'no-privilege'],
  [anna, 403, 'no-privilege'],
];

async function libraryOf(code: string): Promise<number> {
  const { data } = (await host.get(`/api/library/get?page_count=100`)).json();
  return data.find((one: { code: string }) => one.code === code).id;
}
const tickets = await libraryOf('TICKET_CATEGORY');
const itemsOf = async (id: number, more = '') =>
  (await host.get(`/api/libraryitem/get?id_library=${id}${more}`)).json().data;
const add = (id: number, code: string, values = {}) =>
  host.post(`/api/libraryitem/add?id_library=${id}`, { ...VALUES, ...values, code });
const added = async (code: string, values = {}) => (await add(tickets, code, values)).json().data;
const found = async (code: string) =>
  (await itemsOf(tickets)).find((item: { code: string }) => item.code === code);
const step = (name: string, { id, row_version }: { id: number; row_version: number }, more = {}) => ({
  by: host,
  url: `/api/libraryitem/${name}?id=${id}`,
  body: { row_version, ...more },
});

describeWrite('libraryitem/add', () => test, {
  act: async () => {
    const url = `/api/libraryitem/add?id_library=${tickets}`;
    return { by: host, url, body: { ...VALUES, code: 'KALENDARZ', color: 'blue', number: 2 } };
  },
  other: others,
  wrongStatus: async () => {
    const url = `/api/libraryitem/add?id_library=${await libraryOf('CARE_FORM')}`;
    return { by: host, url, body: { ...VALUES, code: 'INNA' } };
  },
  twice: async () => {
    const items = await itemsOf(tickets);
    expect(items.map(({ code }: { code: string }) => code).slice(0, 3)).toEqual([
      'LOGOWANIE',
      'KALENDARZ',
      'FORMULARZ',
    ]);
    expect(items.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(items[1]).toMatchObject({ ...WORDS, color: 'blue', archived: 'no' });
  },
});

describeWrite('libraryitem/set', () => test, {
  act: async () => step('set', await added('POCZTA'), { ...VALUES, name: 'Poczta', number: 1 }),
  other: others,
  wrongStatus: null,
  twice: async ({ url }) => {
    const id = Number(url.split('=')[1]);
    expect(await found('POCZTA')).toMatchObject({ id, name: 'Poczta', number: 1, row_version: 2 });
    const [entry] = await test.app.db
      .select({ diff: baseLog.diff })
      .from(baseLog)
      .where(and(eq(baseLog.event, 'libraryitem.set'), eq(baseLog.id_obj, id)))
      .orderBy(desc(baseLog.id));
    expect(entry?.diff).toMatchObject({ before: WORDS, after: { name: 'Poczta' } });
  },
});

describeWrite('libraryitem/move', () => test, {
  act: async () => {
    const before = await itemsOf(tickets);
    return { ...step('move', before.at(-1), { to: 'up' }), before };
  },
  other: others,
  wrongStatus: null,
  twice: async ({ before }) => {
    const ids = (items: { id: number }[]) => items.map(({ id }) => id);
    const last = ids(before).slice(-2);
    expect(ids(await itemsOf(tickets)).slice(-2)).toEqual(last.toReversed());
  },
});

describeWrite('libraryitem/archive', () => test, {
  act: async () => step('archive', await added('TELEFON')),
  other: others,
  twice: async () => {
    expect(await found('TELEFON')).toMatchObject({ archived: 'yes' });
    const offered = await anna.get('/api/library/lookup?ret_type=autocomplete&code=TICKET_CATEGORY');
    expect(offered.json().data.map(({ value }: { value: string }) => value)).not.toContain('TELEFON');
    const named = (await anna.get('/api/library/options?code=TICKET_CATEGORY')).json().data;
    expect(named.map(({ code }: { code: string }) => code)).toContain('TELEFON');
  },
  wrongStatus: async () => {
    const [status] = await itemsOf(await libraryOf('STATUS_CASE'));
    return step('archive', status);
  },
});

describeWrite('libraryitem/restore', () => test, {
  act: async () => {
    const { url, body } = step('archive', await added('DRUK'));
    return step('restore', (await host.post(url, body)).json().data);
  },
  other: others,
  wrongStatus: async () => step('restore', await found('INNE')),
  twice: async () => expect(await found('DRUK')).toMatchObject({ archived: 'no' }),
});

describeWrite('libraryitem/delete', () => test, {
  act: async () => step('delete', await added('SKANER')),
  other: others,
  isRepeatable: true,
  wrongStatus: async () => {
    const [care] = await itemsOf(await libraryOf('CARE_FORM'));
    return step('delete', care);
  },
  twice: async () => {
    expect(await found('SKANER')).toBeUndefined();
    // Its code is free again.
    expect(await added('SKANER')).toMatchObject({ archived: 'no', ...WORDS });
  },
});

describe('an item', () => {
  it('has words, a code of its dictionary, and days in their order', async () => {
    const wrong = await add(tickets, 'zła nazwa', {
      ...{ name: ' ', valid_from: '2027-03-01', valid_to: '2027-02-01' },
    });
    expect([wrong.statusCode, wrong.json().data]).toEqual([
      400,
      { code: 'not-valid-option', name: 'is-empty', valid_to: 'not-valid-range' },
    ]);
    expect(codeOf(await add(tickets, 'INNE'))).toEqual([409, 'object-exist']);
  });

  it('is not offered before its first day', async () => {
    await added('PO_ROKU', { valid_from: '2028-01-01' });
    const { data } = (
      await anna.get('/api/library/lookup?ret_type=autocomplete&code=TICKET_CATEGORY')
    ).json();
    expect(data.map(({ value }: { value: string }) => value)).not.toContain('PO_ROKU');
  });

  it('tells who changes it after somebody else what is stored', async () => {
    const item = await added('RAPORT');
    const { url, body } = step('set', item, { ...VALUES, name: 'Raporty' });
    await host.post(url, body);
    const late = await host.post(url, { ...body, name: 'Raport' });
    expect(codeOf(late)).toEqual([409, 'conflict']);
    expect(late.json().data.stored).toMatchObject({ name: 'Raporty' });
  });

  it('of a rate is named after its rate and day', async () => {
    const rates = await libraryOf('ODSETKI');
    const made = await add(rates, '2027-02-01', { name: '', name_en: '', rate: 1025 });
    expect(made.json().data).toMatchObject({
      ...{ name: '10,25% od 2027-02-01', name_en: '10.25% from 2027-02-01' },
      ...{ valid_from: '2027-02-01', extra: { rate: 1025 } },
    });
    const empty = await add(rates, '2027-03-01', { name: '', name_en: '' });
    expect(empty.json().data).toEqual({ rate: 'is-empty' });
  });
});

it('of communes have facts, which the log tells before and after', async () => {
  const communes = await libraryOf('GMINY');
  const [item] = await itemsOf(communes, '&has_text=bielice');
  const commune = { degurba: 3, in_zone: 'yes', has_nursery: 'yes' };
  const words = { ...VALUES, name: item.name, name_en: item.name_en };
  const { by, url, body } = step('set', item, { ...words, commune });
  const wrong = await by.post(url, { ...body, commune: { ...commune, degurba: 4 } });
  expect(codeOf(wrong)).toEqual([400, 'not-valid']);
  const changed = (await by.post(url, body)).json().data;
  expect(changed.extra).toEqual({ type: 'wiejska', ...commune });
  const [entry] = await test.app.db
    .select({ diff: baseLog.diff })
    .from(baseLog)
    .where(and(eq(baseLog.event, 'libraryitem.set'), eq(baseLog.id_obj, item.id)));
  expect(entry?.diff).toMatchObject({
    before: { extra: { in_zone: 'no', has_nursery: 'no' } },
    after: { extra: { in_zone: 'yes', has_nursery: 'yes' } },
  });
  // Whoever changes the words alone leaves the facts as they are.
  const { row_version } = changed;
  const again = await by.post(url, { ...words, row_version, name: 'Bielice' });
  expect(again.json().data).toMatchObject({ name: 'Bielice', extra: commune });
});

it('lists items by their words, page after page', async () => {
  const communes = await libraryOf('GMINY');
  const first = (await host.get(`/api/libraryitem/get?id_library=${communes}&page_count=100`)).json();
  const rest = await host.get(
    `/api/libraryitem/get?id_library=${communes}&page_count=100&after=${encodeURIComponent(first.next)}`,
  );
  expect(first.data.length + rest.json().data.length).toBe(first.count);
  expect(await itemsOf(communes, '&has_text=kobylanka')).toMatchObject([
    { code: '3214-kobylanka-w', parent: '3214' },
  ]);
  expect((await host.get(`/api/libraryitem/counts?id_library=${communes}`)).json().data).toMatchObject({
    archived: 0,
    all: first.count,
  });
});

it('changes an item of every dictionary, whatever its code looks like', async () => {
  const { data } = (await host.get('/api/library/get?page_count=100')).json();
  const worded = data.filter(({ kind, facts }: { kind: string; facts: string[] }) => {
    return kind !== 'places' && !facts.includes('rate');
  });
  expect(worded.length).toBeGreaterThan(25);
  for (const { id, code } of worded) {
    const [item] = await itemsOf(id);
    const { by, url, body } = step('set', item, { ...VALUES, name: 'Inaczej' });
    const answer = await by.post(url, body);
    expect([code, answer.statusCode, answer.json().data]).toMatchObject([code, 200, { name: 'Inaczej' }]);
  }
});
