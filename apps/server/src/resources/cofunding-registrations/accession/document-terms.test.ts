import { getMoment } from '@urzad/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessions } from '../../../../test/accessions';
import { type OfficeRegistration, officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { codeOf } from '../../../../test/writes';
import { findHeldPlaces } from '../draft/held-places';
import { expireDocuments, remindOfDocuments } from './document-terms';

const NEVER = new AbortController().signal;

let test: TestApp;
let clerk: SignedIn;
let office: ReturnType<typeof officeRegistrations>;
let of: ReturnType<typeof accessions>;
let found: OfficeRegistration;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  office = officeRegistrations(test);
  of = accessions(test, office);
  // Until 24 February.
  found = await of.qualified(clerk);
});
afterAll(() => test.close());

const remind = (at: string) => remindOfDocuments(test.app, getMoment(at), NEVER);
const subjects = async () =>
  (await test.emailsTo(found.mail))
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith('Dokumenty do zgłoszenia'));

describe('a parent who has not sent the documents', () => {
  it('is reminded five days and one day before the last one, each once', async () => {
    expect(await remind('2027-02-18 07:00')).toBe(0);
    expect(await remind('2027-02-19 07:00')).toBe(1);
    expect(await remind('2027-02-19 07:05')).toBe(0);
    expect(await remind('2027-02-22 07:00')).toBe(0);
    expect(await remind('2027-02-23 07:00')).toBe(1);
    expect(await remind('2027-02-24 07:00')).toBe(0);
    expect(await subjects()).toHaveLength(2);
  });

  it('is reminded by one of two servers', async () => {
    const second = await of.qualified(clerk);
    expect(await Promise.all([remind('2027-02-23 07:00'), remind('2027-02-23 07:00')])).toContain(1);
    const emails = await test.emailsTo(second.mail);
    expect(emails.filter(({ subject }) => subject.startsWith('Dokumenty do zgłoszenia'))).toHaveLength(1);
    await office.done(clerk, second, 'prolongdocuments', {
      days: 14,
      reason: 'Zaświadczenie jest w drodze.',
    });
    expect(
      codeOf(await office.step(clerk, second, 'prolongdocuments', { days: 1, reason: 'Jeszcze chwila.' })),
    ).toEqual([409, 'illegal-step']);
  });

  it('may not be given more days than the call gives', async () => {
    const answer = await office.step(clerk, found, 'prolongdocuments', {
      days: 15,
      reason: 'Choroba dziecka.',
    });
    expect(answer.json().data).toEqual({ days: 'is-too-big' });
  });

  it('keeps the place until the end of the last day, and loses it then', async () => {
    const expire = (at: string) => expireDocuments(test.app, getMoment(at), NEVER);
    expect(await expire('2027-02-24 23:59')).toBe(0);
    expect(await Promise.all([expire('2027-02-25 00:01'), expire('2027-02-25 00:01')])).toContain(1);
    expect(await of.seenByParent(found)).toMatchObject({ status: 'expired', steps: [] });
    const held = await findHeldPlaces(test.app.db, {
      id_registration: 0,
      id_call: 0,
      pesels: ['25313000079'],
    });
    expect(held.size).toBe(0);
    expect(await subjects()).toHaveLength(3);
  });

  it('sends nothing after the last day, also before the task has run', async () => {
    const third = await of.qualified(clerk);
    await of.ready(third);
    test.clock.set(getMoment('2027-02-25 00:01'));
    const { row_version } = await of.seenByParent(third);
    const answer = await third.parent.post(`/api/cofundingregistration/senddocuments?id=${third.id}`, {
      row_version,
    });
    expect(answer.json()).toMatchObject({ code: 'illegal-step', data: { reason: 'documents-late' } });
  });
});
