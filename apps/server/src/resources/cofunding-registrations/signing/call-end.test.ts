import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IGA, IGNACY, registrationOf } from '../../../../test/registration';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';

const URL = '/api/cofundingregistration';
/** The end of call 1/2027 (Process §8.1). */
const LAST_MOMENT = new Date('2027-02-12T14:30:00.000Z');
const TOO_LATE = new Date('2027-02-12T14:30:00.001Z');
const CLOSED = { code: 'illegal-step', data: { reason: 'call-closed' } };

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(() => test.clock.set(null));
afterAll(() => test.close());

async function parent(who: string) {
  const mail = `${who}@example.com`;
  const signedIn = await signIn(test, mail);
  return { who: signedIn, steps: registrationOf(test, signedIn, mail) };
}
const prepare = (who: SignedIn, { id, row_version }: { id: number; row_version: number }) =>
  who.post(`${URL}/tosign?id=${id}`, { row_version });

describe('after the last millisecond of the call', () => {
  it('a draft is kept and still saved, but no document is made of it', async () => {
    const { who, steps } = await parent('pawel.slimakowy');
    const draft = await steps.fill(IGNACY);

    test.clock.set(TOO_LATE);
    expect((await prepare(who, draft)).json()).toEqual(CLOSED);
    const body = { form: { ...draft.form, job_title: 'księgowy' }, row_version: draft.row_version };
    expect((await who.post(`${URL}/set?id=${draft.id}`, body)).statusCode).toBe(200);
    const after = await steps.find(draft.id);
    expect([after.status, after.call.status, after.form.job_title]).toEqual(['draft', 'closed', 'księgowy']);
    expect(after.steps).toEqual(['save', 'cancel']);

    test.clock.set(LAST_MOMENT);
    expect((await prepare(who, after)).statusCode).toBe(200);
  });

  it('nothing is signed that cannot be sent, and no code is mailed for it', async () => {
    const { who, steps } = await parent('sliwka.testowa');
    const waiting = await steps.prepare(await steps.fill(IGA));
    const body = await steps.signBody(waiting);

    test.clock.set(TOO_LATE);
    expect((await who.post(`${URL}/sign?id=${waiting.id}`, body)).json()).toEqual(CLOSED);
    const { id_document } = body;
    expect((await who.post(`${URL}/signcode?id=${waiting.id}`, { id_document })).json()).toEqual(CLOSED);
    const after = await steps.find(waiting.id);
    expect([after.status, after.steps]).toEqual(['to_sign', ['cancel']]);
    expect((await who.post(`${URL}/edit?id=${waiting.id}`)).json()).toEqual(CLOSED);

    test.clock.set(LAST_MOMENT);
    expect((await who.post(`${URL}/sign?id=${waiting.id}`, body)).json().data.status).toBe('signed');
    test.clock.set(TOO_LATE);
    // A request to sign a signed document changes nothing, also after the call.
    expect((await who.post(`${URL}/sign?id=${waiting.id}`, body)).statusCode).toBe(200);
    // A signature that could not be given again is not withdrawn.
    expect((await who.post(`${URL}/edit?id=${waiting.id}`)).json()).toEqual(CLOSED);
    const signed = await steps.find(waiting.id);
    expect([signed.status, signed.steps]).toEqual(['signed', ['cancel']]);
  });

  it('a correction is prepared, signed and sent: it has a time of its own', async () => {
    const { who, steps } = await parent('ewa.probna');
    const sent = await steps.sent({ firstname: 'Maja', lastname: 'Wspólna', pesel: '24251900061' });
    const office = await signIn(test, 'pracownik1');
    const taken = (await office.post(`${URL}/take?id=${sent.id}`)).json().data;
    const marks = [{ field: 'children.0.planned_cost', state: 'remark', text: 'Kwota różni się od umowy.' }];
    const reviewed = await office.post(`${URL}/review?id=${sent.id}`, {
      marks,
      row_version: taken.row_version,
    });
    const { row_version } = reviewed.json().data;
    const returned = await office.post(`${URL}/return?id=${sent.id}`, { row_version });
    expect(returned.json().data.status).toBe('to_correct');

    test.clock.set(TOO_LATE);
    const found = await steps.find(sent.id);
    const [child] = found.form.children ?? [];
    const form = { ...found.form, children: [{ ...child, planned_cost: 123_400 }] };
    await who.post(`${URL}/set?id=${sent.id}`, { form, row_version: found.row_version });
    const prepared = await prepare(who, await steps.find(sent.id));
    expect(prepared.statusCode).toBe(200);
    await steps.sign(prepared.json().data);
    expect((await steps.send(await steps.find(sent.id))).status).toBe('formal_check');
  });

  it('no registration is begun', async () => {
    const { who } = await parent('oksana.demonstracyjna');
    const [call] = (await who.get('/api/cofundingcall/get?status=open')).json().data;

    test.clock.set(TOO_LATE);
    expect((await who.post(`${URL}/add`, { id_call: call.id })).json()).toEqual(CLOSED);
    test.clock.set(LAST_MOMENT);
    expect((await who.post(`${URL}/add`, { id_call: call.id })).statusCode).toBe(200);
  });
});
