import { DEFAULT_APPLICATION, type Registration } from '@urzad/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IGA, registrationOf } from '../../../test/registration';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { application } from '../../applications/table';
import { readPdf } from '../../documents/testing/read-pdf';
import { seedCalls } from '../../seed/seed-calls';
import { cofundingCall } from '../cofunding-calls/table';
import { user } from '../users/table';

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
let ewa: SignedIn;
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
    await tx.update(user).set({ location_region: null }).where(eq(user.mail, EWA));
  });
  ewa = await signIn(test, EWA);
});
afterAll(() => test.close());

it('is told to the home page and begins the form', async () => {
  const { office } = (await test.app.inject({ url: '/api/base/initsystem' })).json().data;
  expect(office).toMatchObject({
    voivodeship: '22',
    voivodeship_in: { pl: 'pomorskim', en: 'Pomerania' },
  });

  draft = await registrationOf(test, ewa, EWA).add();
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
  const walk = registrationOf(test, ewa, EWA);
  const signedClause = await walk.signClause(draft);
  const form = walk.formOf(signedClause, IGA, KOBYLANKA);
  const { row_version } = signedClause;
  const saved = await ewa.post(`${URL}/set?id=${draft.id}`, { form, row_version });
  const { data } = saved.json();
  const answer = await ewa.post(`${URL}/tosign?id=${draft.id}`, { row_version: data.row_version });
  expect([answer.statusCode, answer.json().data.region]).toEqual([400, 'not-eligible-e2']);
});

it('takes people of its own, and is named in the letter to who is none', async () => {
  const walk = registrationOf(test, ewa, EWA);
  const found = await walk.find(draft.id);
  const form = walk.formOf(found, IGA, WEJHEROWO);
  await ewa.post(`${URL}/set?id=${draft.id}`, { form, row_version: found.row_version });
  const filename = await walk.upload();
  await ewa.post(`${URL}/attach?id=${draft.id}`, { filename, kind: 'ZASW_PRACODAWCA' });
  await walk.send(await walk.sign(await walk.prepare(await walk.find(draft.id))));

  const clerk = await signIn(test, 'pracownik1');
  const taken = (await clerk.post(`${URL}/take?id=${draft.id}`)).json().data;
  const body = { reason: 'ZAMIESZKANIE', text: 'Adres z dowodu leży w Szczecinie.' };
  const rejected = await clerk.post(`${URL}/reject?id=${draft.id}`, {
    ...body,
    row_version: taken.row_version,
  });
  expect(rejected.statusCode).toBe(200);
  const [told] = (await ewa.get('/api/basenotification/get')).json().data;
  expect(told.content_text).toContain(
    'Projekt jest dla mieszkańców województwa pomorskiego, a\u00a0adres leży poza nim.',
  );
});
