import { type CalendarEvent, type OfficeCase, refOf } from '@urzad/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ABSENCE, eventSeenBy, eventStep, eventsOf, planned } from '../../../test/calendar-events';
import { opened } from '../../../test/office-cases';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';

let test: TestApp;
let officer: SignedIn;
/** Has a calendar and sees no cases. */
let technician: SignedIn;
let parent: SignedIn;
let theCase: OfficeCase;
beforeAll(async () => {
  test = await testApp();
  officer = await signIn(test, 'pracownik1');
  technician = await signIn(test, 'admin.techniczny');
  parent = await signIn(test, 'anna.przykladowa');
  theCase = await opened(parent);
});
afterAll(() => test.close());

const ofCase = () => ({ about: refOf('officecase', theCase.id) });
const about = (who: SignedIn, id = theCase.id) =>
  who.get(`/api/calendarevent/about?obj_type=officecase&id_obj=${id}`);
const idsOf = (answer: { body: string }) => JSON.parse(answer.body).data.map(({ id }: { id: number }) => id);

async function set(by: SignedIn, event: CalendarEvent, over: object = {}) {
  const { url, body } = eventStep(by, await eventSeenBy(by, event), 'set', over);
  return by.post(url, body);
}

it('is shown in the event by its number, and the event at the object', async () => {
  const event = await planned(officer, ofCase());
  expect(event.about).toEqual({ obj_type: 'officecase', id_obj: theCase.id, name: theCase.sign });
  expect(idsOf(await about(officer))).toEqual([event.id]);
  const { url, body } = eventStep(officer, event, 'delete');
  await officer.post(url, body);
  expect(idsOf(await about(officer))).toEqual([]);
});

it('is told to nobody who may not see it, wherever they read the event', async () => {
  const event = await planned(officer, { ...ofCase(), participants: [technician.id] });
  const seen = await eventSeenBy(technician, event);
  expect(seen).toMatchObject({ about: null, is_about_hidden: 'yes' });
  const listed = (await eventsOf(technician)).find(({ id }) => id === event.id);
  expect(JSON.stringify([seen, listed])).not.toContain(theCase.sign);
  expect(codeOf(await about(technician))).toEqual([404, 'object-no-exist']);
  expect(codeOf(await about(parent))).toEqual([403, 'no-privilege']);
});

it('stays when who does not see it changes the event, and is not theirs to change', async () => {
  const event = await planned(officer, { ...ofCase(), participants: [technician.id] });
  expect((await set(technician, event, { place: 'pokój 7' })).statusCode).toBe(200);
  expect((await eventSeenBy(officer, event)).about?.name).toBe(theCase.sign);
  const refused = await set(technician, event, { about: null });
  expect([codeOf(refused), refused.json().data]).toEqual([[400, 'not-valid'], { about: 'not-valid-option' }]);
  expect((await set(officer, event, { about: null })).statusCode).toBe(200);
  expect((await eventSeenBy(technician, event)).is_about_hidden).toBe('no');
});

it.each([
  ['that the person does not see', () => technician, () => theCase.id],
  ['that is not there', () => officer, () => 999_999],
])('is no object %s', async (_what, who, id) => {
  const body = { ...eventStep(who(), await planned(who()), 'set').body, row_version: undefined };
  const refused = await who().post('/api/calendarevent/add', { ...body, about: refOf('officecase', id()) });
  expect(refused.json().data).toEqual({ about: 'not-valid-option' });
});

it('is nothing of an absence', async () => {
  expect(await planned(officer, { ...ABSENCE, ...ofCase() })).toMatchObject({
    ...{ about: null, is_about_hidden: 'no' },
  });
});

it('has no events of others at the object', async () => {
  const second = await signIn(test, 'pracownik2');
  const event = await planned(second, ofCase());
  expect(idsOf(await about(second))).toContain(event.id);
  expect(idsOf(await about(officer))).not.toContain(event.id);
});
