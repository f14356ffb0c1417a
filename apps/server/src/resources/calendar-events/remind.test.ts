import type { CalendarEvent } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { ABSENCE, eventSeenBy, eventStep, MEETING, planned } from '../../../test/calendar-events';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { twoServers } from '../../../test/two-servers';
import { codeOf } from '../../../test/writes';
import { baseNotification } from '../notifications/table';
import { remindOfEvents } from './remind';

const test = await testApp();
afterAll(() => test.close());
const officer = await signIn(test, 'pracownik1');
const other = await signIn(test, 'pracownik2');

let named = 0;
/** On 17 February at 12:30, with a reminder ten minutes and one day before. */
function meeting(over: object = {}): Promise<CalendarEvent> {
  named += 1;
  const title = `Spotkanie nr ${named}`;
  return planned(officer, { title, participants: [other.id], reminders: [10, 1_440], ...over });
}
const remind = (at: string) => remindOfEvents(test.app, getMoment(at), new AbortController().signal);
async function remindersOf(who: SignedIn, { title }: CalendarEvent): Promise<number> {
  const isReminder = like(baseNotification.content_name, 'Przypomnienie%');
  const rows = await test.app.db
    .select({ name: baseNotification.content_name })
    .from(baseNotification)
    .where(and(eq(baseNotification.id_user, who.id), isReminder));
  return rows.filter(({ name }) => name.replaceAll('\u00a0', ' ') === `Przypomnienie: ${title}`).length;
}
async function change(event: CalendarEvent, name: 'set' | 'cancel' | 'delete', over: object = {}) {
  const read = await eventSeenBy(officer, event);
  const { url, body } = eventStep(officer, read, name, { title: event.title, ...over });
  const answer = await officer.post(url, body);
  expect(answer.statusCode).toBe(200);
}

it('reminds everybody in an event at each chosen moment, once, also with two servers', async () => {
  const event = await meeting();
  expect(event.reminders).toEqual([10, 1_440]);
  expect(await remind('2027-02-16 12:29')).toBe(0);
  const both = await twoServers(test.app, () => remind('2027-02-16 12:30'));
  expect(both.reduce<number>((sum, one) => sum + (one ?? 0), 0)).toBe(1);
  expect([await remindersOf(officer, event), await remindersOf(other, event)]).toEqual([1, 1]);
  expect(await remind('2027-02-16 12:31')).toBe(0);
  expect(await remind('2027-02-17 12:20')).toBe(1);
  expect(await remind('2027-02-17 12:31')).toBe(0);
  expect(await remindersOf(officer, event)).toBe(2);
});

it('sends an e-mail with the day and a link, without what somebody wrote', async () => {
  const event = await meeting({ note: 'Rozmowa z rodzicem' });
  await remind('2027-02-16 12:30');
  const [mail] = await test.emailsTo('pracownik2@urzad.example.com');
  expect(mail?.subject).toBe('Przypomnienie o wydarzeniu');
  expect(mail?.text.replaceAll('\u00a0', ' ')).toMatch(/17 lutego.* o 12:30/s);
  expect(mail?.text).toContain(`/calendar/${event.id}`);
  expect(mail?.text).not.toContain(event.title);
  await change(event, 'cancel');
});

it('moves with the event, and tells again of a day that is later', async () => {
  const event = await meeting();
  await remind('2027-02-16 12:30');
  await change(event, 'set', { day_from: '2027-02-24', day_to: '2027-02-24' });
  expect(await remind('2027-02-17 12:20')).toBe(0);
  expect(await remind('2027-02-23 12:30')).toBe(1);
  expect(await remindersOf(other, event)).toBe(2);
  await change(event, 'cancel');
});

it('keeps the reminders where a tab of an earlier release says nothing of them', async () => {
  const event = await meeting();
  await change(event, 'set', { place: 'pokój 7' });
  expect((await eventSeenBy(officer, event)).reminders).toEqual([10, 1_440]);
  await change(event, 'cancel');
});

it.each(['cancel', 'delete'] as const)('is not sent of an event after its %s', async (step) => {
  const event = await meeting(step === 'delete' ? { participants: [] } : {});
  await change(event, step);
  expect(await remind('2027-02-16 12:30')).toBe(0);
  expect(await remindersOf(officer, event)).toBe(0);
});

it('tells late what was due while no server ran, but not once the event has begun', async () => {
  const late = await meeting({ reminders: [1_440] });
  expect(await remind('2027-02-17 12:29')).toBe(1);
  expect(await remindersOf(officer, late)).toBe(1);
  const begun = await meeting({ reminders: [1_440] });
  expect(await remind('2027-02-17 12:30')).toBe(0);
  expect(await remindersOf(officer, begun)).toBe(0);
});

it('refuses a reminder that is not offered beside its field', async () => {
  for (const over of [{ reminders: [7] }, { ...ABSENCE, reminders: [1_440] }]) {
    const refused = await officer.post('/api/calendarevent/add', { ...MEETING, ...over });
    expect(codeOf(refused)).toEqual([400, 'not-valid']);
    expect(refused.json().data).toEqual({ reminders: 'not-valid-option' });
  }
});
