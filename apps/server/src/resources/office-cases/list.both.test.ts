import { afterAll, describe, expect, it } from 'vitest';
import { done, LETTER, listOf, opened, seenBy, taken } from '../../../test/office-cases';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';
import { systemAuthor } from '../../author';
import { openCase } from './open-case';

const test = await testApp();
afterAll(() => test.close());
const anna = await signIn(test, 'anna.przykladowa');
const pawel = await signIn(test, 'pawel.slimakowy');
const clerk = await signIn(test, 'pracownik1');
const manager = await signIn(test, 'kierownik');
const iod = await signIn(test, 'iod');
const URL = '/api/officecase';
const RODO = { kind: 'RODO', form: { right: 'DOSTEP' } };
const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);

const question = await opened(anna);
const led = await taken(clerk, pawel, { form: { title: 'Zmiana żłobka' } });
const rights = await opened(anna, RODO);
const ofOffice = await test.app.db.transaction((tx) =>
  openCase(
    tx,
    { kind: 'MIEJSCOWOSC', about: null, id_user: anna.id, is_test: 'no', remark: 'Miejscowość: Nowa' },
    { by: systemAuthor(test.clock.business()), note: () => undefined },
  ),
);

describe('get', () => {
  it('gives applicants their own, but not the work of the office about them', async () => {
    expect(titles(await listOf(anna)).toSorted()).toEqual(['Dane osobowe', 'Godziny pracy']);
    expect(titles(await listOf(pawel))).toEqual(['Zmiana żłobka']);
    expect((await listOf(pawel))[0]).toMatchObject({
      owner: { id: clerk.id, name: 'Piotr Pracowity' },
      person: 'Paweł Ślimakowy',
      obj_number: null,
      is_overdue: 'no',
    });
  });

  it('gives the office those of others, the first due first, and rights only to who settles them', async () => {
    expect(titles(await listOf(clerk))).toEqual([
      'Godziny pracy',
      'Zmiana żłobka',
      'Miejscowość spoza wykazu',
    ]);
    for (const who of [manager, iod]) expect(titles(await listOf(who))).toContain('Dane osobowe');
  });

  it.each([
    ['owner=me', ['Zmiana żłobka']],
    ['owner=none', ['Godziny pracy', 'Miejscowość spoza wykazu']],
    [`owner=${led.owner?.id}`, ['Zmiana żłobka']],
    ['kind=MIEJSCOWOSC', ['Miejscowość spoza wykazu']],
    ['status=open', ['Zmiana żłobka']],
    ['live=no', []],
    ['overdue=yes', []],
    ['overdue=no&live=yes&sort=-due_date', ['Miejscowość spoza wykazu', 'Zmiana żłobka', 'Godziny pracy']],
    ['obj_type=cofundingregistration', []],
  ] as const)('filters by %s', async (query, expected) => {
    expect(titles(await listOf(clerk, query))).toEqual(expected);
  });

  it.each([
    ['złobka', ['Zmiana żłobka']],
    ['slimakowy', ['Zmiana żłobka']],
    [question.sign, ['Godziny pracy']],
    ['nikt taki', []],
  ])('finds „%s” by person, title and sign', async (text, expected) => {
    expect(titles(await listOf(clerk, `has_text=${encodeURIComponent(text)}`))).toEqual(expected);
  });

  it.each(['due_date', '-due_date', 'create_date', '-last_date'])(
    'reads by %s page by page',
    async (sort) => {
      const whole = titles(await listOf(manager, `sort=${sort}`));
      const read: string[] = [];
      let after = '';
      do {
        const page = (await manager.get(`${URL}/get?sort=${sort}&page_count=1${after}`)).json();
        read.push(...titles(page.data));
        after = page.next === undefined ? '' : `&after=${page.next}`;
      } while (after !== '');
      expect(read).toEqual(whole);
    },
  );

  it('gives a stranger nothing', async () => {
    expect(codeOf(await test.app.inject({ url: `${URL}/get` }))).toEqual([401, 'no-login']);
  });
});

describe('counts', () => {
  it('counts what the tabs list', async () => {
    expect((await clerk.get(`${URL}/counts`)).json().data).toEqual({
      mine: 1,
      unassigned: 2,
      overdue: 0,
      live: 3,
    });
    expect((await manager.get(`${URL}/counts`)).json().data).toMatchObject({ mine: 0, live: 4 });
    const countsOf = async (query: string) => (await clerk.get(`${URL}/counts?${query}`)).json().data;
    expect(await countsOf('has_text=nikt')).toMatchObject({ mine: 0, unassigned: 0, live: 0 });
    expect(await countsOf(`owner=${clerk.id}`)).toMatchObject({ unassigned: 2, live: 1 });
    expect(codeOf(await anna.get(`${URL}/counts`))).toEqual([403, 'no-privilege']);
  });
});

describe('owners', () => {
  it('names those in charge of the cases that the caller sees', async () => {
    expect((await clerk.get(`${URL}/owners`)).json().data).toEqual([
      { id: clerk.id, name: 'Piotr Pracowity' },
    ]);
    expect(codeOf(await anna.get(`${URL}/owners`))).toEqual([403, 'no-privilege']);
  });
});

describe('find', () => {
  it.each([
    ['another parent', pawel, question],
    ['the applicant, of work of the office', anna, ofOffice],
    ['an officer without the privilege, of rights', clerk, rights],
  ])('does not give it to %s', async (_who, who, { id }) => {
    expect(codeOf(await who.get(`${URL}/find?id=${id}`))).toEqual([404, 'object-no-exist']);
    expect(codeOf(await who.get(`${URL}/downloadall?id=${id}`))).toEqual([404, 'object-no-exist']);
  });

  it('keeps notes and other cases for the office', async () => {
    await done(clerk, led, 'note', { body: 'Zadzwonić rano.' });
    await done(clerk, led, 'write', LETTER);
    const ofPawel = await seenBy(pawel, led);
    expect(ofPawel.messages.map(({ direction }) => direction)).toEqual(['IN', 'OUT']);
    expect(JSON.stringify(ofPawel)).not.toContain('Zadzwonić');
    expect(ofPawel.steps).toEqual(['write', 'withdraw']);
    const ofOfficer = await seenBy(clerk, led);
    expect(ofOfficer.messages.map(({ direction }) => direction)).toEqual(['IN', 'NOTE', 'OUT']);
    expect(ofOfficer.events).toMatchObject([
      { status: 'new', officer: null },
      { status: 'open', officer: 'Piotr Pracowity' },
    ]);
    expect((await seenBy(clerk, question)).others.map(({ id }) => id)).toEqual([ofOffice.id]);
    expect((await seenBy(anna, question)).others).toEqual([]);
  });

  it('says who may lead it: for rights only who settles them', async () => {
    const officers = async (who: typeof clerk, { id }: { id: number }) =>
      (await who.get(`${URL}/officers?id=${id}`)).json().data.map(({ name }: { name: string }) => name);
    expect(await officers(manager, rights)).toEqual(['Iwona Ochronna', 'Krystyna Kierownicza']);
    expect(await officers(clerk, question)).toContain('Paulina Sumienna');
    expect(codeOf(await anna.get(`${URL}/officers?id=${question.id}`))).toEqual([403, 'no-privilege']);
  });
});

it('finds a title that the office named otherwise by its own words', async () => {
  const host = await signIn(test, 'gospodarz');
  const { data } = (await host.get('/api/library/options?code=CASE_KIND')).json();
  const { id, row_version, color } = data.find((one: { code: string }) => one.code === 'MIEJSCOWOSC');
  const renamed = { row_version, name: 'Adres nieznany', name_en: 'Unknown address', number: null, color };
  const body = { ...renamed, valid_from: null, valid_to: null, rate: null };
  expect((await host.post(`/api/libraryitem/set?id=${id}`, body)).statusCode).toBe(200);

  const found = async (text: string) => titles(await listOf(clerk, `has_text=${encodeURIComponent(text)}`));
  for (const text of ['nieznany', 'Nieznany Przykładowa', 'unknown', 'wykazu']) {
    expect(await found(text)).toEqual(['Miejscowość spoza wykazu']);
  }
  expect(await found('nieznany żłobka')).toEqual([]);
  const counted = (await clerk.get(`${URL}/counts?has_text=nieznany`)).json().data;
  expect(counted).toMatchObject({ live: 1, unassigned: 1 });
});
