import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeRegistration, officeRegistrations } from '../../../../test/office-registrations';
import { registrationOf } from '../../../../test/registration';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { codeOf } from '../../../../test/writes';
import type { DemoChild } from '../../../seed/demo-form';
import { cofundingRegistration as table } from '../table';
import { findHeldPlaces } from './held-places';

const URL = '/api/cofundingregistration';
const WITHDRAWN = { reason: 'INNE' };

let test: TestApp;
let clerk: SignedIn;
let registrations: ReturnType<typeof officeRegistrations>;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  registrations = officeRegistrations(test);
});
afterAll(() => test.close());
afterEach(() => test.clock.set(null));

const idOfCall = async ({ id }: OfficeRegistration) =>
  (await test.app.db.select().from(table).where(eq(table.id, id)))[0]?.id_call ?? 0;
const begin = async (found: OfficeRegistration) =>
  found.parent.post(`${URL}/add`, { id_call: await idOfCall(found) });
const childOf = async (found: OfficeRegistration): Promise<DemoChild> => {
  const [child] = (await registrations.seenBy(found.parent, found)).form.children ?? [];
  const { firstname = '', lastname = '', pesel = '' } = child ?? {};
  return { firstname, lastname, pesel };
};

/** What another parent is answered who wants to sign an application for this child. */
async function signFor(child: DemoChild) {
  const { ofParent, parent } = await registrations.family();
  const { id, row_version } = await ofParent.fill(child);
  return { id, parent, ofParent, answer: await parent.post(`${URL}/tosign?id=${id}`, { row_version }) };
}

describe('one application of a parent and of a child in a call (E12)', () => {
  it('may be begun again after it was withdrawn before a decision, by one parent or the other', async () => {
    const found = await registrations.sent();
    const child = await childOf(found);
    expect(codeOf(await begin(found))).toEqual([409, 'object-exist']);

    await registrations.done(found.parent, found, 'withdraw', WITHDRAWN);
    const next = await registrationOf(test, found.parent, found.mail).sent(child);
    expect(next).toMatchObject({ status: 'submitted', replaceable: 'no' });
    expect(next.id).not.toBe(found.id);
    // Two at once are one as before.
    expect(codeOf(await begin(found))).toEqual([409, 'object-exist']);

    await registrations.done(found.parent, { ...found, id: next.id }, 'withdraw', WITHDRAWN);
    const other = await signFor(child);
    expect(other.answer.statusCode).toBe(200);
  });

  it('is not replaced once the call is over', async () => {
    const found = await registrations.sent();
    await registrations.done(found.parent, found, 'withdraw', WITHDRAWN);
    test.clock.set(new Date('2027-02-12T14:31:00.000Z'));
    const answer = await begin(found);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'illegal-step', data: { reason: 'call-closed' } },
    ]);
  });

  it('is never replaced after a rejection, also not for the child', async () => {
    const found = await registrations.taken(clerk);
    const child = await childOf(found);
    expect((await registrations.reject(clerk, found)).status).toBe('formally_rejected');
    expect(codeOf(await begin(found))).toEqual([409, 'object-exist']);

    const other = await signFor(child);
    expect([other.answer.statusCode, other.answer.json().data]).toEqual([
      400,
      { 'children.0.pesel': 'not-eligible-e12' },
    ]);
    // In other calls the child may be registered (E11).
    const asked = { id_registration: 0, pesels: [child.pesel] };
    expect(await findHeldPlaces(test.app.db, { ...asked, id_call: 0 })).toEqual(new Map());
    const id_call = await idOfCall(found);
    expect(await findHeldPlaces(test.app.db, { ...asked, id_call })).toEqual(
      new Map([[child.pesel, id_call]]),
    );
  });

  it('is refused at the sending too, when the child was rejected since the signature', async () => {
    const found = await registrations.taken(clerk);
    const child = await childOf(found);
    // Signed while the child had no place.
    const { ofParent, parent } = await registrations.family();
    const own = { firstname: 'Nela', lastname: 'Inna', pesel: '25211500028' };
    const signed = await ofParent.signed(own);
    const values = {
      form: { ...signed.form, children: [{ ...signed.form.children?.[0], pesel: child.pesel }] },
    };
    await test.app.db.update(table).set(values).where(eq(table.id, signed.id));

    await registrations.reject(clerk, found);
    const answer = await parent.post(`${URL}/send?id=${signed.id}`);
    expect([answer.statusCode, answer.json().data]).toEqual([
      400,
      { 'children.0.pesel': 'not-eligible-e12' },
    ]);
  });
});
