import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type OfficeRegistration,
  officeRegistrations,
  REJECTION,
  TOO_YOUNG,
} from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { describeWrite } from '../../../../test/writes';

const URL = '/api/cofundingregistration';

let test: TestApp;
let clerk: SignedIn;
let registrations: ReturnType<typeof officeRegistrations>;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  registrations = officeRegistrations(test);
});
afterAll(() => test.close());

describe('reject', () => {
  const reject = (found: OfficeRegistration, over: object = {}) =>
    registrations.step(clerk, found, 'reject', { ...REJECTION, ...over });

  it('needs a remark that fits the reason, and the whole checklist where the reason does not end it', async () => {
    const found = await registrations.taken(clerk);
    const unchecked = { code: 'not-valid', data: { review: 'is-empty' } };
    expect((await reject(found)).json()).toEqual(unchecked);
    const marks = [{ field: 'children.0.pesel', state: 'remark', text: 'Dziecko ma 7 tygodni.' }];
    await registrations.done(clerk, found, 'review', { marks });
    expect((await reject(found, { reason: 'INNY' })).json()).toEqual(unchecked);
    for (const reason of ['BEZ_POPRAWY', 'ZAMIESZKANIE']) {
      expect((await reject(found, { reason })).json().data).toEqual({ reason: 'not-valid-option' });
    }
    expect((await registrations.seenBy(clerk, found)).status).toBe('formal_check');
    expect((await reject(found)).statusCode).toBe(200);
  });

  describeWrite('reject', () => test, {
    async act() {
      const found = await registrations.reviewed(clerk, TOO_YOUNG);
      for (const wrong of [{ text: 'Za młode' }, { reason: 'BO_TAK' }]) {
        expect((await reject(found, wrong)).statusCode).toBe(400);
      }
      return registrations.sending(clerk, found, 'reject', REJECTION);
    },
    other: async ({ found: { parent } }) => [
      [parent, 403, 'no-privilege'],
      [await signIn(test, 'obserwator'), 403, 'no-privilege'],
    ],
    async twice({ found }) {
      const seen = await registrations.seenBy(found.parent, found);
      expect(seen.status).toBe('formally_rejected');
      expect(seen.documents.filter(({ kind }) => kind === 'PISMO')).toHaveLength(1);
      const [notification] = (await found.parent.get('/api/basenotification/get')).json().data;
      expect(notification.content_name).toBe(`Wynik oceny formalnej zgłoszenia ${seen.number}`);
      expect(notification.content_text).toContain('Wiek dziecka nie mieści się w\u00a0przedziale naboru.');
      const [mail] = await test.emailsTo(found.mail);
      expect(mail?.text).not.toContain('7 tygodni');
    },
    wrongStatus: async () => registrations.sending(clerk, await registrations.sent(), 'reject', REJECTION),
  });

  it('sends one letter for a double click', async () => {
    const found = await registrations.reviewed(clerk, TOO_YOUNG);
    const { row_version } = await registrations.seenBy(clerk, found);
    const press = () =>
      clerk.post(
        `${URL}/reject?id=${found.id}`,
        { row_version, ...REJECTION },
        { 'idempotency-key': 'reject-button-1' },
      );
    const answers = [await press(), await press()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(
      answers[1]?.json().data.documents.filter(({ kind }: { kind: string }) => kind === 'PISMO'),
    ).toHaveLength(1);
  });
});
