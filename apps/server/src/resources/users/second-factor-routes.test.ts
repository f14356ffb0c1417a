import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appCode, STEP_MS, turnOnApp, turnOnMail } from '../../../test/second-factor';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { DEMO_PASSWORD } from '../../config';
import { userFactor, userRecoveryCode } from '../../identity/second-factor/table';

const MINUTE = 60_000;
const PASS = { pass: DEMO_PASSWORD };
const [EWA, MAREK] = ['ewa.probna@example.com', 'marek.fikcyjny@example.com'];

let test: TestApp;
let manager: SignedIn;
beforeAll(async () => {
  test = await testApp();
  manager = await signIn(test, 'kierownik');
});
afterAll(() => test.close());

const call = (verb: string) => `/api/user/${verb}`;
const stateOf = async (who: SignedIn) => (await who.get(call('secondfactor'))).json().data;
const newestTo = async (mail: string) => (await test.emailsTo(mail))[0]?.subject;
const acting = async (id: number): Promise<[SignedIn, number, string][]> => [
  [await signIn(test, MAREK, { id_user_main: id }), 403, 'no-privilege'],
];
/** Somebody who has not begun: the call is about one’s own account, whoever asks. */
const notBegun = async (): Promise<[SignedIn, number, string][]> => [
  ...(await acting(manager.id)),
  [await signIn(test, 'anna.przykladowa'), 409, 'illegal-step'],
];

let person: SignedIn;
let secret: string;
let codes: string[];

describeWrite('secondfactorconfirm', () => test, {
  act: async () => {
    person = await signIn(test, EWA);
    const begun = await person.post(call('secondfactorbegin'), { kind: 'app', ...PASS });
    ({ secret } = begun.json().data);
    expect(begun.json().data.uri).toMatch(/^otpauth:\/\/totp\/.+secret=[A-Z2-7]{32}/);
    expect(begun.json().data.qr).toMatch(/^data:image\/svg\+xml;base64,/);
    return { by: person, url: call('secondfactorconfirm'), body: { code: appCode(test, secret) } };
  },
  other: notBegun,
  twice: async (_sending, done) => {
    ({ codes } = done.json().data);
    expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
    expect(codes[0]).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    expect(await stateOf(person)).toEqual({ two_fa: 'yes', kind: 'app', codes_left: 10 });
    expect(await newestTo(EWA)).toBe('Logowanie dwuetapowe jest włączone');
  },
});

it('keeps neither the secret nor a recovery code as they are told, and logs none', async () => {
  const factors = await test.app.db.select().from(userFactor).where(eq(userFactor.id_user, person.id));
  const hashes = await test.app.db.select().from(userRecoveryCode);
  const kept = JSON.stringify([factors, hashes]);
  const lines = test.logLines.join('');
  for (const told of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) {
    expect(kept).not.toContain(told);
    expect(lines).not.toContain(told);
  }
});

it('is begun once, with the password, and shows two pages one secret', async () => {
  const begin = async (pass = DEMO_PASSWORD, kind = 'app') =>
    (await signIn(test, MAREK)).post(call('secondfactorbegin'), { kind, pass });
  const wrong = await begin('Zle!Haslo1');
  expect([wrong.statusCode, wrong.json().data]).toEqual([400, { pass: 'is-no-equal' }]);
  const [first, second] = await Promise.all([begin(), begin()]);
  expect(first.json().data.secret).toBe(second.json().data.secret);
  const again = await person.post(call('secondfactorbegin'), { kind: 'mail', ...PASS });
  expect(codeOf(again)).toEqual([409, 'illegal-step']);

  test.clock.advance(15 * MINUTE);
  const late = appCode(test, first.json().data.secret);
  const marek = await signIn(test, MAREK);
  expect(codeOf(await marek.post(call('secondfactorconfirm'), { code: late }))).toEqual([
    409,
    'illegal-step',
  ]);
  expect((await begin()).json().data.secret).not.toBe(first.json().data.secret);
  expect(await stateOf(marek)).toEqual({ two_fa: 'no', kind: null, codes_left: 0 });
  person = await signIn(test, EWA);
  manager = await signIn(test, 'kierownik');
});

it.each(['secondfactorbegin', 'secondfactorsend', 'recoverycodes', 'secondfactorend'])(
  '%s is refused to who acts for somebody, and to who is not signed in',
  async (verb) => {
    const body = { kind: 'app', code: '123456', ...PASS };
    const [[who]] = (await acting(manager.id)) as [[SignedIn, number, string]];
    expect(codeOf(await who.post(call(verb), body))).toEqual([403, 'no-privilege']);
    const answer = await test.app.inject({ method: 'POST', url: call(verb), payload: body });
    expect(codeOf(answer)).toEqual([401, 'no-login']);
  },
);

describe('recovery codes', () => {
  it('are renewed by the password and a code, once when it is sent twice at once', async () => {
    test.clock.advance(STEP_MS);
    const body = { code: appCode(test, secret), ...PASS };
    const wrongPass = await person.post(call('recoverycodes'), { ...body, pass: 'Zle!Haslo1' });
    expect(wrongPass.json().data).toEqual({ pass: 'is-no-equal' });
    const answers = await Promise.all([
      person.post(call('recoverycodes'), body),
      person.post(call('recoverycodes'), body),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const refused = answers.find(({ statusCode }) => statusCode === 400);
    expect(refused?.json()).toEqual({ code: 'not-valid-code', data: { code: 'used-code' } });
    const earlier = codes;
    codes = answers.find(({ statusCode }) => statusCode === 200)?.json().data.codes;
    expect(await newestTo(EWA)).toBe('Masz nowe kody zapasowe');
    const old = await person.post(call('recoverycodes'), { ...PASS, code: earlier[0] });
    expect(codeOf(old)).toEqual([400, 'not-valid-code']);
  });
});

describeWrite('secondfactorend', () => test, {
  act: async () => ({ by: person, url: call('secondfactorend'), body: { code: codes[0] ?? '', ...PASS } }),
  other: notBegun,
  twice: async () => {
    expect(await stateOf(person)).toEqual({ two_fa: 'no', kind: null, codes_left: 0 });
    const subjects = (await test.emailsTo(EWA)).map(({ subject }) => subject).slice(0, 2);
    expect(subjects.sort()).toEqual(['Kod zapasowy został użyty', 'Logowanie dwuetapowe jest wyłączone']);
  },
});

describe('codes by e-mail', () => {
  it('turn it on, and off with a code of their own', async () => {
    const mail = 'joanna.zolwinska@example.com';
    const joanna = await signIn(test, mail);
    expect(await turnOnMail(test, joanna, mail)).toHaveLength(10);
    expect(await stateOf(joanna)).toMatchObject({ two_fa: 'yes', kind: 'mail' });

    const first = await test.codeFor(mail).catch(() => '000000');
    expect(codeOf(await joanna.post(call('secondfactorend'), { ...PASS, code: first }))).toEqual([
      400,
      'not-valid-code',
    ]);
    test.clock.advance(MINUTE);
    expect((await joanna.post(call('secondfactorsend'), PASS)).statusCode).toBe(200);
    expect(codeOf(await joanna.post(call('secondfactorsend'), PASS))[0]).toBe(429);
    const code = await test.codeFor(mail);
    expect((await joanna.post(call('secondfactorend'), { ...PASS, code })).statusCode).toBe(200);
    expect(await stateOf(joanna)).toMatchObject({ two_fa: 'no' });
  });

  it('are not sent for an app', async () => {
    const pawel = await signIn(test, 'pawel.slimakowy');
    await turnOnApp(test, pawel);
    expect(codeOf(await pawel.post(call('secondfactorsend'), PASS))).toEqual([409, 'illegal-step']);
  });
});
