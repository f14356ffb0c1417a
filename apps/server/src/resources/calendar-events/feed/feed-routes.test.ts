import type { CalendarFeed } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ABSENCE, eventStep, madeFeed, planned, withPath } from '../../../../test/calendar-events';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { codeOf, describeWrite } from '../../../../test/writes';
import { baseLog } from '../../../audit-log/table';
import { calendarFeed } from '../../../identity/calendar-feeds/table';
import { role, userRole } from '../../../identity/roles/table';
import { user } from '../../../identity/table';
import { SECOND_APPLICATION } from '../../../seed/seed-second-application';
import { baseIdempotency } from '../../../unit-of-work/table';

let test: TestApp;
let parent: SignedIn;
let officer: SignedIn;
let other: SignedIn;
let manager: SignedIn;
let path: string;
beforeAll(async () => {
  test = await testApp();
  parent = await signIn(test, 'anna.przykladowa');
  officer = await signIn(test, 'pracownik1');
  other = await signIn(test, 'pracownik2');
  manager = await signIn(test, 'kierownik');
  ({ path } = await madeFeed(officer));
});
afterAll(() => test.close());

const read = (address: string) => test.app.inject({ method: 'GET', url: address });
const statusOf = async (address: string) => (await read(address)).statusCode;
const data = (answer: { body: string }) => JSON.parse(answer.body).data;
const ownOf = async (who: SignedIn): Promise<CalendarFeed | null> =>
  data(await who.get('/api/calendarfeed/own'));
const feedOf = async (who: SignedIn): Promise<CalendarFeed> =>
  (await ownOf(who)) ?? data(await who.post('/api/calendarfeed/add'));

/** What another program makes of the feed. */
async function eventsAt(address: string) {
  const { body } = await read(address);
  return new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, summary, description, location, startDate, endDate } = new ICAL.Event(component);
    const propertyOf = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
    const textOf = (time: typeof startDate) =>
      time.isDate ? time.toString() : time.toJSDate().toISOString();
    return {
      ...{ uid, sequence, summary, description, location },
      ...{ start: textOf(startDate), end: textOf(endDate) },
      ...{ status: propertyOf('status'), transparency: propertyOf('transp'), url: propertyOf('url') },
    };
  });
}
async function eventAt(address: string, summary: string) {
  return (await eventsAt(address)).filter((event) => event.summary === summary);
}

describe('a feed', () => {
  it('has an event at its time by the clock of the office, in winter and in summer', async () => {
    await planned(officer, { title: 'Zimą', participants: [other.id] });
    const summer = { day_from: '2027-07-05', day_to: '2027-07-06', time_from: '09:00', time_to: '08:30' };
    await planned(officer, { title: 'Latem', ...summer });
    expect(await eventAt(path, 'Zimą')).toMatchObject([
      {
        ...{ start: '2027-02-17T11:30:00.000Z', end: '2027-02-17T12:30:00.000Z' },
        ...{ location: 'pokój 12', status: 'CONFIRMED', transparency: 'OPAQUE' },
        url: expect.stringMatching(/^http.*\/calendar\/\d+$/),
      },
    ]);
    expect(await eventAt(path, 'Latem')).toMatchObject([
      { start: '2027-07-05T07:00:00.000Z', end: '2027-07-06T06:30:00.000Z' },
    ]);
  });

  it('ends whole days on the day after the last one', async () => {
    await planned(officer, { title: 'Dwa dni', day_to: '2027-02-18', time_from: null, time_to: null });
    expect(await eventAt(path, 'Dwa dni')).toMatchObject([{ start: '2027-02-17', end: '2027-02-19' }]);
  });

  it('brings back what was written, however long and whatever is in it, in lines of 75 octets', async () => {
    const title = 'Narada; część 1, „żółć” \\ pl:en';
    const note = `${'Zażółć gęślą jaźń, '.repeat(30)}\nDruga linia; koniec`;
    await planned(officer, { title, note });
    const [event] = await eventAt(path, title);
    expect(event?.description).toContain('\nDruga linia; koniec');
    expect(event?.description?.match(/Zażółć gęślą jaźń,/g)).toHaveLength(30);
    const { body } = await read(path);
    const lines = body.split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
  });

  it('keeps the name of an event, counts its changes and says that it is cancelled', async () => {
    const event = await planned(officer, { title: 'Do odwołania', participants: [other.id] });
    const [before] = await eventAt(path, 'Do odwołania');
    const { url, body } = eventStep(officer, event, 'cancel');
    expect((await officer.post(url, body)).statusCode).toBe(200);
    const [after] = await eventAt(path, 'Do odwołania');
    expect(before).toMatchObject({ sequence: 0, status: 'CONFIRMED' });
    expect(after).toMatchObject({ uid: before?.uid, sequence: 1, status: 'CANCELLED' });
    const uids = (await eventsAt(path)).map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(uids.length);
  });

  it('has calls and terms as the calendar has them', async () => {
    expect(await eventAt(path, 'Nabór 1/2027')).toMatchObject([{ transparency: 'TRANSPARENT' }]);
    const answer = await officer.get('/api/calendarevent/days?from=2027-01-25&to=2027-02-28');
    const { terms } = data(answer) as { terms: { code: string; date: string }[] };
    const uids = (await eventsAt(path)).map(({ uid }) => uid.replace(/@.*/, ''));
    expect(terms.length).toBeGreaterThan(0);
    expect(uids).toEqual(expect.arrayContaining(terms.map(({ code, date }) => `term-${code}-${date}`)));
  });

  it('shows what its owner sees and nothing else', async () => {
    await planned(other, { title: 'Tylko z drugą osobą' });
    await planned(other, { ...ABSENCE, note: 'powód nieobecności' });
    expect(await eventAt(path, 'Tylko z drugą osobą')).toEqual([]);
    const { body } = await read(path);
    expect(body).toContain('SUMMARY:Nieobecność: ');
    expect(body).not.toContain('powód');
  });

  it('has 90 days back and 400 ahead', async () => {
    const onDay = (title: string, day: string) =>
      planned(officer, { title, day_from: day, day_to: day, time_from: null, time_to: null });
    await onDay('Dawno', '2026-10-01');
    await onDay('Za rok', '2028-02-20');
    await onDay('Za dwa lata', '2029-02-20');
    const titles = (await eventsAt(path)).map(({ summary }) => summary);
    expect(titles).toContain('Za rok');
    expect(titles).not.toContain('Dawno');
    expect(titles).not.toContain('Za dwa lata');
  });

  it('is in the language of its owner', async () => {
    const set = (language: string) =>
      test.app.db.update(user).set({ config: { language } }).where(eq(user.id, officer.id));
    await set('en');
    expect(await eventAt(path, 'Call 1/2027')).toHaveLength(1);
    await set('pl');
  });

  it('has nothing of another application', async () => {
    const there = await signIn(test, 'pracownik2', { application: SECOND_APPLICATION });
    await planned(there, { title: 'W pilotażu' });
    await planned(other, { title: 'W pierwszej' });
    const ofThere = await madeFeed(there);
    const titles = (await eventsAt(ofThere.path)).map(({ summary }) => summary);
    expect(titles).toContain('W pilotażu');
    expect(titles).not.toContain('W pierwszej');
    expect(await ownOf(other)).toBeNull();
  });

  it('is kept by nobody on the way, and its secret by no log and no table', async () => {
    const { headers } = await read(path);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-store');
    const secret = new URLSearchParams(path.split('?')[1]).get('secret') ?? '';
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(test.logLines.join('\n')).toContain('/api/calendarfeed/feed.ics');
    expect(test.logLines.join('\n')).not.toContain(secret);
    const rows = await test.app.db.select().from(baseLog).where(eq(baseLog.event, 'calendarfeed.add'));
    expect(rows.length).toBeGreaterThan(0);
    const stored = [
      await test.app.db.select().from(baseIdempotency),
      await test.app.db.select().from(calendarFeed),
    ];
    expect(JSON.stringify([rows, stored])).not.toContain(secret);
  });
});

describe('a feed that opens nothing', () => {
  it.each(['nothing', '', `${'A'.repeat(43)}`])('knows no secret "%s"', async (secret) => {
    expect(codeOf(await read(`/api/calendarfeed/feed.ics?secret=${secret}`))).toEqual([
      404,
      'object-no-exist',
    ]);
  });

  it('is that of an account that is closed, without access or deleted', async () => {
    const values = [{ status: 'locked' }, { access_system: 'no' }, { deleted: 'yes' }] as const;
    for (const value of values) {
      await test.app.db.update(user).set(value).where(eq(user.id, officer.id));
      expect([value, await statusOf(path)]).toEqual([value, 404]);
      const open = { status: 'active', access_system: 'yes', deleted: 'no' } as const;
      await test.app.db.update(user).set(open).where(eq(user.id, officer.id));
    }
    expect(await statusOf(path)).toBe(200);
  });

  it('is that of a role without the calendar, or of one that its owner holds no more', async () => {
    const [held] = await test.app.db.select().from(user).where(eq(user.id, officer.id));
    const id_role = held?.id_role_active ?? 0;
    const [before] = await test.app.db.select().from(role).where(eq(role.id, id_role));
    const set = (privileges: string[]) =>
      test.app.db.update(role).set({ privileges }).where(eq(role.id, id_role));
    await set((before?.privileges ?? []).filter((code) => code !== 'calendar_show'));
    expect(await statusOf(path)).toBe(404);
    await set(before?.privileges ?? []);
    expect(await statusOf(path)).toBe(200);

    const give = (deleted: 'yes' | 'no') =>
      test.app.db.update(userRole).set({ deleted }).where(eq(userRole.id_user, officer.id));
    await give('yes');
    expect(await statusOf(path)).toBe(404);
    await give('no');
    // The role that is chosen now is another matter.
    await test.app.db.update(user).set({ id_role_active: null }).where(eq(user.id, officer.id));
    expect(await statusOf(path)).toBe(200);
    await test.app.db.update(user).set({ id_role_active: id_role }).where(eq(user.id, officer.id));
    test.app.sessions.forget();
  });
});

it('tells its owner of which role it is, and whether it works', async () => {
  const roles = await test.app.db.select().from(role);
  const own = await ownOf(officer);
  const name = roles.find(({ id }) => id === own?.role.id)?.name;
  expect(own).toMatchObject({ role: { name }, works: 'yes' });
  const director = roles.find(({ code }) => code === 'DYR');
  const set = (id_role: number) =>
    test.app.db.update(calendarFeed).set({ id_role }).where(eq(calendarFeed.id_user, officer.id));
  await set(director?.id ?? 0);
  expect(await ownOf(officer)).toMatchObject({
    role: { id: director?.id, name: director?.name },
    works: 'no',
  });
  expect(await statusOf(path)).toBe(404);
  await set(own?.role.id ?? 0);
  expect(await statusOf(path)).toBe(200);
  const [entry] = await test.app.db.select().from(baseLog).where(eq(baseLog.event, 'calendarfeed.add'));
  expect(entry?.diff).toEqual({ id_role: own?.role.id });
});

describeWrite('add', () => test, {
  act: async () => ({ by: other, url: '/api/calendarfeed/add' }),
  other: async () => [[parent, 403, 'no-privilege']],
  twice: async (_, done) => {
    const { id, url } = data(done);
    expect(await ownOf(other)).toMatchObject({ id });
    expect(await statusOf(withPath({ id, url, create_date: '' }).path)).toBe(200);
  },
});

const notOfOthers = async () =>
  [
    [parent, 403, 'no-privilege'],
    [officer, 404, 'object-no-exist'],
  ] as [SignedIn, number, string][];

describeWrite('renew', () => test, {
  act: async () => {
    const known = await ownOf(manager);
    if (known) await manager.post(`/api/calendarfeed/delete?id=${known.id}`);
    const made = await madeFeed(manager);
    return { by: manager, url: `/api/calendarfeed/renew?id=${made.id}`, old: made };
  },
  other: notOfOthers,
  later: 404,
  wrongStatus: null,
  twice: async ({ old }, done) => {
    const renewed = withPath(data(done));
    expect(await ownOf(manager)).toMatchObject({ id: renewed.id });
    expect([await statusOf(old.path), await statusOf(renewed.path)]).toEqual([404, 200]);
  },
});

describeWrite('delete', () => test, {
  act: async () => ({ by: manager, url: `/api/calendarfeed/delete?id=${(await feedOf(manager)).id}` }),
  other: notOfOthers,
  later: 404,
  wrongStatus: null,
  twice: async () => {
    expect(await ownOf(manager)).toBeNull();
  },
});

// Last: who is signed in is idle for an hour.
describe('how often a feed is read', () => {
  it('is limited of one feed, and of unknown ones by address', async () => {
    const untilRefused = async (address: string) => {
      for (let count = 0; count < 200; count += 1) {
        const { statusCode, headers } = await read(address);
        if (statusCode === 429) return [count > 20, Number(headers['retry-after']) > 0];
      }
      return [];
    };
    expect(await untilRefused(path)).toEqual([true, true]);
    const { path: ofManager } = await madeFeed(manager);
    expect(await untilRefused('/api/calendarfeed/feed.ics?secret=nothing')).toEqual([true, true]);
    // The office shares the address from which the old secrets are asked for.
    expect(await statusOf(ofManager)).toBe(200);
    test.clock.advance(60 * 60 * 1000 + 1);
    expect(await statusOf(path)).toBe(200);
  });
});
