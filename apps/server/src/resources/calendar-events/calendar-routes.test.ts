import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ABSENCE, eventSeenBy, eventStep, eventsOf, MEETING, planned } from '../../../test/calendar-events';
import { toldTo } from '../../../test/office-cases';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';

let test: TestApp;
let parent: SignedIn;
let officer: SignedIn;
let other: SignedIn;
let third: SignedIn;
let observer: SignedIn;
beforeAll(async () => {
  test = await testApp();
  parent = await signIn(test, 'anna.przykladowa');
  officer = await signIn(test, 'pracownik1');
  other = await signIn(test, 'pracownik2');
  third = await signIn(test, 'kierownik');
  observer = await signIn(test, 'obserwator');
});
afterAll(() => test.close());

const idsOf = (events: readonly { id: number }[]) => events.map(({ id }) => id);
/** What somebody is told, the newest first: its name and its text. */
const noticesOf = async (who: SignedIn): Promise<[string, string][]> => {
  const { body } = await who.get('/api/basenotification/get?page_count=100');
  return JSON.parse(body).data.map((row: { content_name: string; content_text: string }) =>
    // They are typeset with no-break spaces.
    [row.content_name, row.content_text].map((text) => text.replaceAll('\u00a0', ' ')),
  );
};
const withOther = () => planned(officer, { participants: [other.id] });
const data = (answer: { body: string }) => JSON.parse(answer.body).data;

describe('add', () => {
  it('shows an event to who wrote it and to who is invited, and tells them', async () => {
    const event = await withOther();
    expect(event).toMatchObject({
      ...{ status: 'planned', title: MEETING.title, time_from: '12:30', steps: ['set', 'cancel'] },
      participants: [{ id: other.id }],
      organiser: { id: officer.id },
    });
    expect(idsOf(await eventsOf(other))).toContain(event.id);
    expect((await eventSeenBy(other, event)).steps).toEqual(['set']);
    expect(await toldTo(other)).toContain(`Zaproszenie: ${MEETING.title}`);
    expect(idsOf(await eventsOf(third))).not.toContain(event.id);
    expect(codeOf(await third.get(`/api/calendarevent/find?id=${event.id}`))).toEqual([
      404,
      'object-no-exist',
    ]);
  });

  it('shows an absence to everybody of the office without its note, and tells who stands in', async () => {
    const absence = await planned(officer, { ...ABSENCE, id_user_deputy: other.id });
    expect(absence).toMatchObject({ title: '', note: 'wyjazd', deputy: { id: other.id } });
    expect(await eventSeenBy(third, absence)).toMatchObject({
      note: '',
      deputy: { id: other.id },
      steps: [],
    });
    expect((await eventSeenBy(other, absence)).note).toBe('wyjazd');
    expect((await toldTo(other))[0]).toMatch(/^Zastępstwo: /);
    expect(codeOf(await parent.get(`/api/calendarevent/find?id=${absence.id}`))[0]).toBe(403);
  });

  it.each([
    ['no title', { title: '' }, { title: 'is-empty' }],
    ['an end before the beginning', { time_to: '12:00' }, { time_to: 'not-valid-range' }],
    ['an absence of hours', { kind: 'URLOP' }, { time_from: 'not-valid-time' }],
  ])('refuses %s beside its field', async (_what, over, errors) => {
    const refused = await officer.post('/api/calendarevent/add', { ...MEETING, ...over });
    expect([codeOf(refused), data(refused)]).toEqual([[400, 'not-valid'], errors]);
  });

  it('invites nobody without a calendar, and nobody as their own deputy', async () => {
    const invited = await officer.post('/api/calendarevent/add', { ...MEETING, participants: [parent.id] });
    expect(data(invited)).toEqual({ participants: 'not-valid-option' });
    const own = await officer.post('/api/calendarevent/add', { ...ABSENCE, id_user_deputy: officer.id });
    expect(data(own)).toEqual({ id_user_deputy: 'not-valid-option' });
  });
});

describe('what an observer may', () => {
  it('reads the calendar and writes nothing in it', async () => {
    expect((await observer.get('/api/calendarevent/get?from=2027-02-01&to=2027-02-28')).statusCode).toBe(200);
    expect(codeOf(await observer.post('/api/calendarevent/add', MEETING))).toEqual([403, 'no-privilege']);
    expect((await observer.get('/api/calendarevent/colleagues?ret_type=autocomplete')).statusCode).toBe(403);
  });
});

describe('days', () => {
  const daysOf = async (who: SignedIn, query: string) => who.get(`/api/calendarevent/days?${query}`);

  it('has the call that is open, the public holidays, and terms of what the person sees', async () => {
    const found = data(await daysOf(officer, 'from=2027-01-25&to=2027-02-28'));
    expect(found.calls.map(({ number }: { number: string }) => number)).toContain('1/2027');
    expect(found.terms.map(({ code }: { code: string }) => code)).toContain('call_end');
    const january = data(await daysOf(officer, 'from=2027-01-01&to=2027-01-31'));
    expect(january.holidays).toEqual([
      { date: '2027-01-01', pl: 'Nowy Rok', en: 'New Year' },
      { date: '2027-01-06', pl: 'Święto Trzech Króli', en: "Three Kings' Day" },
    ]);
  });

  it('refuses more days than a calendar shows, and days in the wrong order', async () => {
    for (const query of ['from=2027-01-01&to=2027-04-01', 'from=2027-02-02&to=2027-02-01'])
      expect(codeOf(await daysOf(officer, query))).toEqual([400, 'not-valid']);
  });
});

describe('two people in one event', () => {
  it('tells the second what the first has stored, and changes nothing', async () => {
    const event = await withOther();
    const first = eventStep(other, event, 'set', { title: 'Odprawa tygodnia' });
    expect((await other.post(first.url, first.body)).statusCode).toBe(200);
    const late = eventStep(officer, event, 'set', { title: 'Odprawa miesiąca' });
    const refused = await officer.post(late.url, late.body);
    expect(codeOf(refused)).toEqual([409, 'conflict']);
    expect(data(refused).stored).toMatchObject({ title: 'Odprawa tygodnia', row_version: 2 });
    expect((await eventSeenBy(officer, event)).title).toBe('Odprawa tygodnia');
  });

  it('tells who is left out and who is new', async () => {
    const event = await planned(officer, { title: 'Szkolenie', participants: [other.id] });
    const sent = eventStep(officer, event, 'set', { title: 'Szkolenie', participants: [third.id] });
    expect((await officer.post(sent.url, sent.body)).statusCode).toBe(200);
    expect((await toldTo(other))[0]).toBe('Bez Twojego udziału: Szkolenie');
    expect((await toldTo(third))[0]).toBe('Zaproszenie: Szkolenie');
  });

  it('refuses who takes themselves out of an event of somebody else, and changes nothing', async () => {
    const event = await withOther();
    const sent = eventStep(other, event, 'set', { title: 'Bez mnie', participants: [third.id] });
    const refused = await other.post(sent.url, sent.body);
    expect([codeOf(refused), data(refused)]).toEqual([[400, 'not-valid'], { participants: 'is-invited' }]);
    expect(await eventSeenBy(officer, event)).toMatchObject({
      ...{ title: MEETING.title, row_version: 1, participants: [{ id: other.id }] },
    });
  });

  it('tells who is left out of the event that they knew', async () => {
    const event = await planned(officer, { title: 'Szkolenie z umów', participants: [other.id] });
    const moved = { day_from: '2027-02-22', day_to: '2027-02-22' };
    const sent = eventStep(officer, event, 'set', { ...moved, title: 'Warsztaty', participants: [] });
    expect((await officer.post(sent.url, sent.body)).statusCode).toBe(200);
    expect((await noticesOf(other))[0]).toEqual([
      'Bez Twojego udziału: Szkolenie z umów',
      'Wydarzenie 17 lutego o 12:30 odbędzie się bez Ciebie.',
    ]);
  });

  it('tells who need not stand in of the days on which they would have, and the next one of the new days', async () => {
    const absence = await planned(officer, { ...ABSENCE, id_user_deputy: other.id });
    const moved = { day_from: '2027-02-22', day_to: '2027-02-23', id_user_deputy: third.id };
    const sent = eventStep(officer, absence, 'set', { ...ABSENCE, ...moved });
    expect((await officer.post(sent.url, sent.body)).statusCode).toBe(200);
    const [gone] = await noticesOf(other);
    expect(gone?.[0]).toMatch(/^Bez zastępstwa: /);
    expect(gone?.[1]).toBe('Nie zastępujesz już tej osoby od 17 lutego do 19 lutego.');
    expect((await noticesOf(third))[0]?.[1]).toBe('Zastępujesz tę osobę od 22 lutego do 23 lutego.');
  });

  it('keeps what an event is', async () => {
    const sent = eventStep(officer, await withOther(), 'set', { kind: 'KONTROLA' });
    expect(codeOf(await officer.post(sent.url, sent.body))).toEqual([400, 'not-valid']);
  });
});

const notOfOthers = async () =>
  [
    [parent, 403, 'no-privilege'],
    [observer, 403, 'no-privilege'],
    [third, 404, 'object-no-exist'],
  ] as [SignedIn, number, string][];

describeWrite('add', () => test, {
  act: async () => ({ by: officer, url: '/api/calendarevent/add', body: { ...MEETING, title: 'Raz' } }),
  other: async () => [
    [parent, 403, 'no-privilege'],
    [observer, 403, 'no-privilege'],
  ],
  isRepeatable: true,
  wrongStatus: null,
  twice: async () => {
    expect((await eventsOf(officer)).filter(({ title }) => title === 'Raz')).toHaveLength(1);
  },
});

describeWrite('set', () => test, {
  act: async () => eventStep(officer, await withOther(), 'set', { title: 'Zmieniona' }),
  other: notOfOthers,
  wrongStatus: async () => eventStep(officer, await cancelled(), 'set'),
  twice: async ({ of }) => {
    expect(await eventSeenBy(officer, of)).toMatchObject({ title: 'Zmieniona', row_version: 2 });
  },
});

describeWrite('cancel', () => test, {
  act: async () => eventStep(officer, await withOther(), 'cancel'),
  other: async () => [...(await notOfOthers()), [other, 403, 'no-privilege']],
  twice: async ({ of }) => {
    expect(await eventSeenBy(other, of)).toMatchObject({ status: 'cancelled', steps: [] });
    expect((await toldTo(other)).filter((name) => name === `Odwołane: ${MEETING.title}`)).not.toEqual([]);
  },
});

describeWrite('delete', () => test, {
  act: async () => eventStep(officer, await cancelled(), 'delete'),
  other: async () => [...(await notOfOthers()), [other, 403, 'no-privilege']],
  later: 404,
  wrongStatus: async () => eventStep(officer, await withOther(), 'delete'),
  twice: async ({ of }) => {
    expect(idsOf(await eventsOf(officer))).not.toContain(of.id);
  },
});

it('removes no event that its owner has changed in another window', async () => {
  const alone = await planned(officer, { participants: [] });
  const removal = eventStep(officer, alone, 'delete');
  const { url, body } = eventStep(officer, alone, 'set', { title: 'Zmieniona' });
  expect((await officer.post(url, body)).statusCode).toBe(200);
  const refused = await officer.post(removal.url, removal.body);
  expect(codeOf(refused)).toEqual([409, 'conflict']);
  expect(refused.json().data.stored).toMatchObject({ title: 'Zmieniona', row_version: 2 });
  expect(idsOf(await eventsOf(officer))).toContain(alone.id);
});

async function cancelled() {
  const event = await withOther();
  const { url, body } = eventStep(officer, event, 'cancel');
  expect((await officer.post(url, body)).statusCode).toBe(200);
  return eventSeenBy(officer, event);
}
