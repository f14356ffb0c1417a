import { type NewTablePreset, TABLE_PRESETS_MAX, type TablePreset } from '@urzad/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { baseLog } from '../../audit-log/table';

const URL = '/api/basetablepreset';
const test = await testApp();
afterAll(() => test.close());

const KEPT: NewTablePreset = {
  name: 'Z mojej gminy',
  table_code: 'queue',
  table_column_number: 2,
  default: 'no',
  table_autofill: 'yes',
  selected: 'no',
  filters: {
    columns: { city: { kind: 'contains', text: 'Zielony' } },
    sort: { code: 'number', direction: 'descending' },
    density: 'dense',
    operations: { monthly_refund: 'sum' },
  },
  columns: [
    { code: 'number', table: 'queue', table_show: 'yes', table_column_number: 1, width: 180 },
    { code: 'city', table: 'queue', table_show: 'yes', table_column_number: 2, width: null },
  ],
};

const NO_FILTERS = { columns: {}, sort: null, density: 'loose', operations: {} };

let ewa: SignedIn;
let clerk: SignedIn;
beforeEach(async () => {
  ewa = await signIn(test, 'ewa.probna');
  clerk = await signIn(test, 'pracownik1');
  for (const who of [ewa, clerk]) {
    await Promise.all((await presetsOf(who)).map(({ id }) => who.delete(`${URL}/delete?id=${id}`)));
  }
});

async function presetsOf(who: SignedIn, query = ''): Promise<TablePreset[]> {
  return (await who.get(`${URL}/get?${query}`)).json().data;
}
const namesOf = async (who: SignedIn, query?: string) =>
  (await presetsOf(who, query)).map(({ name }) => name);

async function add(who: SignedIn, over: Partial<NewTablePreset> = {}): Promise<TablePreset> {
  return (await who.post(`${URL}/add`, { ...KEPT, ...over })).json().data;
}
const refusalOf = (answer: Awaited<ReturnType<SignedIn['get']>>) => [answer.statusCode, answer.json().code];

describe('get', () => {
  it('gives one’s own views of one table or of all, as they were kept', async () => {
    const first = await add(clerk);
    await add(clerk, { name: 'Konta', table_code: 'users' });

    expect(first).toEqual({ ...KEPT, id: first.id, id_user: clerk.id });
    expect(await presetsOf(clerk, 'table_code=queue')).toEqual([first]);
    expect(await namesOf(clerk, `id_user=${clerk.id}`)).toEqual(['Z mojej gminy', 'Konta']);
  });

  it('gives only the asked fields, and pages with the count of all', async () => {
    await add(clerk);
    await add(clerk, { name: 'Druga' });
    const answer = (await clerk.get(`${URL}/get?scope=name,selected&page=2&page_count=1`)).json();
    expect(answer).toEqual({ data: [{ name: 'Druga', selected: 'no' }], count: 2 });
    expect(refusalOf(await clerk.get(`${URL}/get?scope=name,mod_ip`))).toEqual([400, 'not-valid']);
  });

  it('gives nothing of another person, nor anything to a stranger', async () => {
    await add(clerk);
    expect(await namesOf(ewa)).toEqual([]);
    expect(refusalOf(await ewa.get(`${URL}/get?id_user=${clerk.id}`))).toEqual([404, 'object-no-exist']);
    expect(refusalOf(await test.app.inject({ url: `${URL}/get` }))).toEqual([401, 'no-login']);
  });
});

describe('add', () => {
  it('keeps a view once, however often its form is sent', async () => {
    const send = () => clerk.post(`${URL}/add?scope=id`, KEPT, { 'idempotency-key': 'one-form-instance' });
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.json()).toEqual(second.json());
    expect(await namesOf(clerk)).toEqual([KEPT.name]);
  });

  it('takes a whole view with its owner, and an empty list for no filters', async () => {
    const whole = { ...KEPT, id_user: clerk.id, filters: [] };
    const { data } = (await clerk.post(`${URL}/add`, whole)).json();
    expect(data).toEqual({ ...whole, id: data.id, filters: NO_FILTERS });
  });

  it('makes no view for another person', async () => {
    const answer = await clerk.post(`${URL}/add`, { ...KEPT, id_user: ewa.id });
    expect(refusalOf(answer)).toEqual([404, 'object-no-exist']);
    expect([await namesOf(clerk), await namesOf(ewa)]).toEqual([[], []]);
  });

  it('refuses a stranger, and staff who act for somebody', async () => {
    const stranger = await test.app.inject({ method: 'POST', url: `${URL}/add`, payload: KEPT });
    expect(refusalOf(stranger)).toEqual([401, 'no-login']);
    const acting = await signIn(test, 'ewa.probna', { id_user_main: (await signIn(test, 'kierownik')).id });
    expect(refusalOf(await acting.post(`${URL}/add`, KEPT))).toEqual([403, 'no-privilege']);
    expect(await namesOf(ewa)).toEqual([]);
  });

  it.each([
    ['filters that are a list with something', { filters: ['city'] }],
    ['a column without a number', { columns: [{ ...KEPT.columns[0], table_column_number: null }] }],
    ['a column twice', { columns: [KEPT.columns[0], KEPT.columns[0]] }],
    ['an unknown kind of filter', { filters: { ...KEPT.filters, columns: { city: { kind: 'sql' } } } }],
    ['a filter of a column that could be no code', { filters: { ...KEPT.filters, columns: { '': {} } } }],
  ])('refuses a view with %s', async (_what, over) => {
    expect(refusalOf(await clerk.post(`${URL}/add`, { ...KEPT, ...over }))).toEqual([400, 'not-valid']);
  });

  it.each(['', '  ', '\u200b'])('asks for a name instead of %j', async (name) => {
    const answer = await clerk.post(`${URL}/add`, { ...KEPT, name });
    expect(answer.json()).toEqual({ code: 'no-required-data', data: { name: 'is-empty' } });
  });

  it('takes a name of sixty letters and no longer one', async () => {
    const longest = await clerk.post(`${URL}/add`, { ...KEPT, name: 'x'.repeat(60) });
    const longer = await clerk.post(`${URL}/add`, { ...KEPT, name: 'x'.repeat(61) });

    expect(longest.statusCode).toBe(200);
    expect(longer.json()).toEqual({ code: 'not-valid', data: { name: 'is-too-big' } });
  });

  it('keeps no more than the limit, also when the last two come at once', async () => {
    for (let made = 1; made < TABLE_PRESETS_MAX; made += 1) await add(ewa, { name: `Widok ${made}` });
    const answers = await Promise.all([ewa.post(`${URL}/add`, KEPT), ewa.post(`${URL}/add`, KEPT)]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toEqual({ code: 'illegal-step', data: { reason: 'too-many' } });
    expect(await namesOf(ewa)).toHaveLength(TABLE_PRESETS_MAX);
  });
});

describe('set', () => {
  it('changes what is sent and leaves the rest', async () => {
    const kept = await add(clerk);
    const answer = await clerk.post(`${URL}/set?id=${kept.id}&scope=name`, { name: ' Moje ' });
    expect(answer.json()).toEqual({ data: { name: 'Moje' } });
    expect(await presetsOf(clerk)).toEqual([{ ...kept, name: 'Moje' }]);
  });

  it('gives selected and default to one view of a table, and leaves other tables alone', async () => {
    const [first, second] = [await add(clerk, { selected: 'yes', default: 'yes' }), await add(clerk)];
    const other = await add(clerk, { table_code: 'users', selected: 'yes', default: 'yes' });
    await clerk.post(`${URL}/set?id=${second.id}`, { selected: 'yes' });

    const marks = (await presetsOf(clerk)).map((preset) => [preset.id, preset.selected, preset.default]);
    expect(marks).toEqual([
      [first.id, 'no', 'yes'],
      [second.id, 'yes', 'no'],
      [other.id, 'yes', 'yes'],
    ]);
  });

  it('ends with one selected view when two are selected at once', async () => {
    const [first, second] = [await add(clerk), await add(clerk)];
    const answers = await Promise.all(
      [first, second].map(({ id }) => clerk.post(`${URL}/set?id=${id}`, { selected: 'yes' })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await presetsOf(clerk)).filter(({ selected }) => selected === 'yes')).toHaveLength(1);
  });

  it('answers somebody else’s and a deleted view as missing ones, and a stranger with no-login', async () => {
    const kept = await add(clerk);
    const address = `${URL}/set?id=${kept.id}`;
    expect(refusalOf(await ewa.post(address, { name: 'Cudza' }))).toEqual([404, 'object-no-exist']);
    const stranger = await test.app.inject({ method: 'POST', url: address, payload: { name: 'Cudza' } });
    expect(refusalOf(stranger)).toEqual([401, 'no-login']);
    expect(await namesOf(clerk)).toEqual([KEPT.name]);

    await clerk.delete(`${URL}/delete?id=${kept.id}`);
    expect(refusalOf(await clerk.post(address, { name: 'Za późno' }))).toEqual([404, 'object-no-exist']);
  });

  it('moves no view to another table, person or id', async () => {
    const kept = await add(clerk);
    for (const over of [{ table_code: 'users' }, { id_user: ewa.id }, { id: kept.id + 1 }]) {
      const answer = await clerk.post(`${URL}/set?id=${kept.id}`, { ...kept, ...over });
      expect(refusalOf(answer)).toEqual([404, 'object-no-exist']);
    }
    expect(await presetsOf(clerk)).toEqual([kept]);
  });

  it('takes the whole view back', async () => {
    const kept = await add(clerk);
    const changed = { ...kept, name: 'Inna nazwa', filters: [] };
    const { data } = (await clerk.post(`${URL}/set?id=${kept.id}`, changed)).json();
    expect(data).toEqual({ ...changed, filters: NO_FILTERS });
  });
});

describe('delete', () => {
  it('removes one’s own, and only once', async () => {
    const { id } = await add(clerk, { selected: 'yes' });
    expect(refusalOf(await ewa.delete(`${URL}/delete?id=${id}`))).toEqual([404, 'object-no-exist']);
    expect(refusalOf(await test.app.inject({ method: 'DELETE', url: `${URL}/delete?id=${id}` }))).toEqual([
      401,
      'no-login',
    ]);

    const answers = await Promise.all([1, 2].map(() => clerk.delete(`${URL}/delete?id=${id}`)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    expect(await namesOf(clerk)).toEqual([]);
    // No view is selected any more.
    expect(await add(clerk, { selected: 'yes' })).toMatchObject({ selected: 'yes' });
  });
});

it('is written to the log without the words of a filter', async () => {
  const { id } = await add(clerk);
  await clerk.post(`${URL}/set?id=${id}`, { filters: KEPT.filters });

  const rows = await test.app.db
    .select({ event: baseLog.event, diff: baseLog.diff })
    .from(baseLog)
    .where(and(eq(baseLog.obj_type, 'basetablepreset'), eq(baseLog.id_obj, id)))
    .orderBy(baseLog.id);
  expect(rows).toEqual([
    { event: 'basetablepreset.add', diff: null },
    { event: 'basetablepreset.set', diff: { fields: ['filters'] } },
  ]);
});

it('is shown by the description of the API', async () => {
  const { paths } = (await test.app.inject({ url: '/api/docs/json' })).json();
  const calls = Object.keys(paths).filter((path) => path.startsWith(URL));
  expect(calls).toEqual(['get', 'add', 'set', 'delete'].map((verb) => `${URL}/${verb}`));
});
