import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { IGA, IGNACY, registrationOf } from '../../../../test/registration';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { describeWrite } from '../../../../test/writes';
import { readPdf } from '../../../documents/testing/read-pdf';
import { isWholeAndIntact, verifySignatures } from '../../../signatures/verify';
import { baseNotification } from '../../notifications/table';

const URL = '/api/cofundingregistration';
const LAST_MOMENT = new Date('2027-02-12T14:30:00.000Z');

// Each test has parents and children of its own, so that it does not depend on the tests before it.
let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(() => test.clock.set(null));
afterAll(() => test.close());

async function parent(who: string) {
  const mail = `${who}@example.com`;
  const signedIn = await signIn(test, mail);
  return { who: signedIn, mail, steps: registrationOf(test, signedIn, mail) };
}
const NUMBER = /^FR\/1-2027\/[0-9]{5}$/;
const serialOf = (number: string) => Number(number.slice(-5));
const send = (who: SignedIn, id: number, key?: string) =>
  who.post(`${URL}/send?id=${id}`, {}, key === undefined ? {} : { 'idempotency-key': key });

describe('send', () => {
  describeWrite('send', () => test, {
    async act() {
      const pawel = await parent('pawel.slimakowy');
      const { id } = await pawel.steps.signed(IGNACY);
      return { ...pawel, id, by: pawel.who, url: `${URL}/send?id=${id}` };
    },
    other: async () => [[(await parent('joanna.zolwinska')).who, 404, 'object-no-exist']],
    async twice({ steps, mail, id }) {
      const sent = await steps.find(id);
      expect(sent).toMatchObject({
        status: 'submitted',
        number: expect.stringMatching(NUMBER),
        send_date: test.clock.business().toISOString(),
        received_date: test.clock.business().toISOString(),
        answer_by: '2027-02-24',
        monthly_refund: 114_000,
        steps: ['withdraw'],
      });
      expect(sent.documents.map(({ kind }) => kind).sort()).toEqual([
        'FORMULARZ',
        'KLAUZULA',
        'POTWIERDZENIE_ZLOZENIA',
      ]);
      const emails = await test.emailsTo(mail);
      expect(emails.filter(({ subject }) => subject.includes(sent.number))).toHaveLength(1);
      const notifications = await test.app.db.select().from(baseNotification);
      expect(notifications.filter(({ id_obj }) => id_obj === id)).toHaveLength(1);
      expect(emails.map(({ text }) => text).join()).not.toMatch(/87010100030|25313000079/);
    },
    async wrongStatus() {
      const marek = await parent('marek.fikcyjny');
      const { id } = await marek.steps.add();
      return { by: marek.who, url: `${URL}/send?id=${id}` };
    },
  });

  it('answers a double click with the stored answer', async () => {
    const sliwka = await parent('sliwka.testowa');
    const { id } = await sliwka.steps.signed(IGA);
    const [first, second] = await Promise.all([
      send(sliwka.who, id, 'send-button-1'),
      send(sliwka.who, id, 'send-button-1'),
    ]);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    const { number, send_date } = first.json().data;
    expect(number).toMatch(NUMBER);
    expect(second.json().data).toMatchObject({ number, send_date });
  });

  it('gives a receipt that carries the office’s seal and prints the digest of the very file that is offered', async () => {
    const grazyna = await parent('grazyna.zrodlana');
    await grazyna.steps.sent({ firstname: 'Jaś', lastname: 'Ź', pesel: '24241800018' });
    const { documents } = (await grazyna.who.get(`${URL}/find?current=send`)).json().data;
    const find = (wanted: string) => documents.find(({ kind }: { kind: string }) => kind === wanted);
    const receipt = find('POTWIERDZENIE_ZLOZENIA');
    expect(receipt).toMatchObject({ status: 'signed', signatures: [{ provider: 'OFFICE_SEAL' }] });

    const { rawPayload } = await test.app.inject({ url: receipt.url });
    const reports = await verifySignatures(rawPayload, { trusted: test.app.seal.trusted });
    expect(isWholeAndIntact(reports)).toBe(true);

    const { rawPayload: signed } = await test.app.inject({ url: find('FORMULARZ').url });
    const text = (await readPdf(new Uint8Array(rawPayload))).text.replaceAll(/\s/g, '');
    expect(text).toContain(createHash('sha256').update(signed).digest('hex'));
    expect(text).toMatch(/10lutego2027r\.,[0-9:]{8},[0-9]{3}/);
  });

  it('takes a child once: of two parents at once, one', async () => {
    const [ewa, oksana] = await Promise.all([parent('ewa.probna'), parent('oksana.demonstracyjna')]);
    const child = { firstname: 'Maja', lastname: 'Wspólna', pesel: '24251900061' };
    const ofEwa = await ewa.steps.signed(child);
    const ofOksana = await oksana.steps.signed(child);
    const answers = await Promise.all([send(ewa.who, ofEwa.id), send(oksana.who, ofOksana.id)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400]);
    expect(answers.find((answer) => answer.statusCode === 400)?.json()).toEqual({
      code: 'not-valid',
      data: { 'children.0.pesel': 'not-eligible-e12' },
    });
  });

  it('counts to the last millisecond of the call, and numbers without a gap', async () => {
    const [anna, lucja] = await Promise.all([parent('anna.przykladowa'), parent('lucja.cwiczebna')]);
    const ofAnna = await anna.steps.signed({ firstname: 'Zosia', lastname: 'A', pesel: '25231400023' });
    const ofLucja = await lucja.steps.signed({ firstname: 'Hania', lastname: 'Ł', pesel: '25282200047' });
    const katarzyna = await parent('katarzyna.wzorcowa');
    const before = await katarzyna.steps.sent({ firstname: 'Ola', lastname: 'K', pesel: '25242100060' });

    test.clock.set(new Date(LAST_MOMENT.getTime() + 1));
    const late = await send(lucja.who, ofLucja.id);
    expect(late.json()).toEqual({ code: 'illegal-step', data: { reason: 'call-closed' } });
    expect((await lucja.steps.find(ofLucja.id)).status).toBe('signed');

    test.clock.set(LAST_MOMENT);
    const { data } = (await send(anna.who, ofAnna.id)).json();
    expect(data.send_date).toBe('2027-02-12T14:30:00.000Z');
    expect(serialOf(data.number)).toBe(serialOf(before.number) + 1);
  });
});
