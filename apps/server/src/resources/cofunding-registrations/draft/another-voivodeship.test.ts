import { DEFAULT_APPLICATION, type Registration } from '@urzad/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { marksFor } from '../../../../test/office-registrations';
import { IGA, registrationOf } from '../../../../test/registration';
import { signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { application } from '../../../applications/table';
import { readPdf } from '../../../documents/testing/read-pdf';
import { user } from '../../../identity/table';
import { seedCalls } from '../../../seed/seed-calls';
import { cofundingCall } from '../../cofunding-calls/table';

const URL = '/api/cofundingregistration';
/** An office of pomorskie; the rest of the demo data is unchanged: the voivodeship is one setting. */
const POMORSKIE = '22';
const EWA = 'ewa.probna@example.com';
/** The dictionary has no communes of this voivodeship, so its places are typed by hand. */
const WEJHEROWO = { region: POMORSKIE, city: 'Wejherowo', city_own: 'yes', district: '', community: '' };
const KOBYLANKA = {
  region: '32',
  city: 'Kobylanka',
  city_own: '',
  district: '3214',
  community: '3214-kobylanka-w',
};

let test: TestApp;
/** A draft that no test changes. */
let draft: Registration;
beforeAll(async () => {
  test = await testApp();
  const { db, clock } = test.app;
  await db.transaction(async (tx) => {
    await tx
      .update(application)
      .set({ voivodeship: POMORSKIE })
      .where(eq(application.id, DEFAULT_APPLICATION));
    // Calls of the demo data keep the terms they were made with; the call is made anew, as the office of this test
    // would.
    await tx
      .update(cofundingCall)
      .set({ number: sql`'before ' || ${cofundingCall.number}`, status: 'settled' });
    await seedCalls(tx, { date: clock.business(), pass_hash: '' });
    await tx.update(user).set({ location_region: null });
  });
  const ewa = await signIn(test, EWA);
  draft = await registrationOf(test, ewa, EWA).add();
});
afterAll(() => test.close());

async function parentOf(name: string) {
  const parent = await signIn(test, name);
  return { parent, walk: registrationOf(test, parent, `${name}@example.com`) };
}

it('is told to the home page and begins the form', async () => {
  const { office } = (await test.app.inject({ url: '/api/base/initsystem' })).json().data;
  expect(office).toMatchObject({
    voivodeship: '22',
    voivodeship_in: { pl: 'pomorskim', en: 'Pomerania' },
  });

  expect(draft.form.region).toBe('22');
  expect(draft.call.params.region).toBe('22');
});

it('is named by the information clause', async () => {
  const clause = draft.documents.find(({ kind }) => kind === 'KLAUZULA');
  const { rawPayload } = await test.app.inject({ url: clause?.url ?? '' });
  const { text } = await readPdf(new Uint8Array(rawPayload));
  expect(text).toContain('w województwie pomorskim');
  expect(text).not.toContain('zachodniopomorsk');
});

it('is what the server judges by, whoever lives elsewhere', async () => {
  const { parent, walk } = await parentOf('sliwka.testowa');
  const { id, row_version } = await walk.fill(IGA, KOBYLANKA);
  const answer = await parent.post(`${URL}/tosign?id=${id}`, { row_version });
  expect([answer.statusCode, answer.json().data.region]).toEqual([400, 'not-eligible-e2']);
});

it('takes people of its own, and is named in the letter to who is none', async () => {
  const { parent, walk } = await parentOf('marek.fikcyjny');
  const { id } = await walk.sent(IGA, WEJHEROWO);

  const clerk = await signIn(test, 'pracownik1');
  const taken = (await clerk.post(`${URL}/take?id=${id}`)).json().data;
  const marks = marksFor(taken, { region: 'Adres z dowodu leży w Szczecinie.' });
  const reviewed = await clerk.post(`${URL}/review?id=${id}`, { marks, row_version: taken.row_version });
  const body = { reason: 'ZAMIESZKANIE', text: 'Adres z dowodu leży w Szczecinie.' };
  const rejected = await clerk.post(`${URL}/reject?id=${id}`, {
    ...body,
    row_version: reviewed.json().data.row_version,
  });
  expect(rejected.statusCode).toBe(200);
  const [told] = (await parent.get('/api/basenotification/get')).json().data;
  expect(told.content_text).toContain(
    'Projekt jest dla mieszkańców województwa pomorskiego, a\u00a0adres leży poza nim.',
  );
});
