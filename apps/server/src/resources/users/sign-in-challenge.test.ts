import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appCode, STEP_MS, turnOnApp, turnOnMail } from '../../../test/second-factor';
import { signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { DEMO_PASSWORD } from '../../config';
import { sweepChallenges } from '../../identity/second-factor/challenges';
import { sweepFailures } from '../../identity/second-factor/failures';
import { userSession } from '../../identity/sessions/table';
import { user } from '../../identity/table';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const [EWA, MAREK] = ['ewa.probna@example.com', 'marek.fikcyjny@example.com'];

let test: TestApp;
let secret: string;
let codes: string[];
beforeAll(async () => {
  test = await testApp({ settings: { LOGIN_LIMIT_PER_IP: '1000', RECOVER_LIMIT_PER_IP: '1000' } });
  ({ secret, codes } = await turnOnApp(test, await signIn(test, EWA)));
  await turnOnMail(test, await signIn(test, MAREK), MAREK);
});
afterAll(() => test.close());

const post = (verb: string, payload: object, cookie = '') =>
  test.app.inject({ method: 'POST', url: `/api/user/${verb}`, payload, headers: { cookie } });
const told = (answer: Awaited<ReturnType<typeof post>>) => [
  answer.statusCode,
  answer.json().code,
  answer.json().data,
];
const login = (mail: string, more: object = {}, cookie = '') =>
  post('login', { mail, pass: DEMO_PASSWORD, ...more }, cookie);
const begin = async (mail: string, cookie = ''): Promise<string> =>
  (await login(mail, {}, cookie)).json().data.challenge;
const ENDED = [400, 'not-valid-code', { code: 'expired-challenge' }];
/** Time in which the app shows another code. */
const nextCode = () => {
  test.clock.advance(2 * STEP_MS);
  return appCode(test, secret);
};
const WRONG = '7777777777';
const lostCode = () => {
  const right = [-1, 0, 1].map((step) => appCode(test, secret, step));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
};

describe('a sign-in with an authenticator app', () => {
  it('answers a challenge instead of tokens, makes no browser known, and opens nothing', async () => {
    const answer = await login(EWA);
    expect(answer.json()).toEqual({ data: { challenge: expect.any(String), kind: 'app', sent: 'no' } });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const headers = { token: answer.json().data.challenge };
    expect((await test.app.inject({ url: '/api/user/find?by_token=1', headers })).statusCode).toBe(401);
  });

  it('is completed by a code, once when it is sent twice at once, and keeps “remember me”', async () => {
    const { challenge } = (await login(EWA, { remember_me: 'yes' })).json().data;
    const body = { challenge, code: nextCode() };
    const answers = await Promise.all([post('code', body), post('code', body)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const done = answers.find(({ statusCode }) => statusCode === 200);
    expect(String(done?.headers['set-cookie'])).toContain('known_device=');
    const headers = { token: done?.json().data.token };
    const me = await test.app.inject({ url: '/api/user/find?by_token=1&scope=mail,two_fa', headers });
    expect(me.json().data).toEqual({ mail: EWA, two_fa: 'yes' });
    const sessions = await test.app.db.select().from(userSession).where(eq(userSession.remember_me, 'yes'));
    expect(sessions).toHaveLength(1);
    expect(told(await post('code', body))).toEqual(ENDED);
  });

  it('takes no code again on another challenge, nor an earlier one', async () => {
    const [first, second] = [await begin(EWA), await begin(EWA)];
    const code = nextCode();
    const earlier = appCode(test, secret, -1);
    expect((await post('code', { challenge: first, code })).statusCode).toBe(200);
    const used = [400, 'not-valid-code', { code: 'used-code' }];
    expect(told(await post('code', { challenge: second, code }))).toEqual(used);
    expect(told(await post('code', { challenge: second, code: earlier }))).toEqual(used);
  });

  it('takes a clock that is one step early or late, and none beyond', async () => {
    const outcomes = [];
    for (const steps of [-2, -1, 1, 2]) {
      test.clock.advance(10 * STEP_MS);
      const code = appCode(test, secret, steps);
      outcomes.push((await post('code', { challenge: await begin(EWA), code })).statusCode);
    }
    expect(outcomes).toEqual([400, 200, 200, 400]);
  });

  it('is no sign-in with the code or challenge of somebody else', async () => {
    const anna = await signIn(test, 'anna.przykladowa');
    const hers = await turnOnApp(test, anna);
    const challenge = await begin(EWA);
    expect((await post('code', { challenge, code: appCode(test, hers.secret) })).statusCode).toBe(400);
    expect((await post('code', { challenge, code: hers.codes[0] ?? '' })).statusCode).toBe(400);
    expect(told(await post('code', { challenge: 'a'.repeat(43), code: nextCode() }))).toEqual(ENDED);
  });

  it('may be completed for 15 minutes', async () => {
    const challenge = await begin(EWA);
    test.clock.advance(15 * MINUTE);
    expect(told(await post('code', { challenge, code: appCode(test, secret) }))).toEqual(ENDED);
  });

  it('takes a recovery code once, and tells the owner', async () => {
    const code = codes[0]?.toLowerCase().replace('-', ' ') ?? '';
    expect((await post('code', { challenge: await begin(EWA), code })).statusCode).toBe(200);
    // The browser is new as well.
    const subjects = (await test.emailsTo(EWA)).map(({ subject }) => subject).slice(0, 2);
    expect(subjects).toEqual(['Logowanie w nowej przeglądarce', 'Kod zapasowy został użyty']);
    expect((await post('code', { challenge: await begin(EWA), code })).statusCode).toBe(400);
  });

  it('wants either an address or a challenge', async () => {
    expect(told(await post('code', { code: '123456' }))).toEqual([
      400,
      'no-required-data',
      { mail: 'is-empty' },
    ]);
    const both = await post('code', { code: '123456', mail: EWA, challenge: 'a' });
    expect(told(both)).toEqual([400, 'not-valid', { mail: 'not-valid' }]);
  });
});

describe('wrong codes', () => {
  it('end the challenge after five, in a row of sign-ins ten in an hour, and the owner is told', async () => {
    test.clock.advance(24 * HOUR);
    const challenge = await begin(EWA);
    const left = [];
    for (let tries = 0; tries < 5; tries += 1) {
      left.push((await post('code', { challenge, code: lostCode() })).json().data.tries_left);
    }
    expect(left).toEqual([4, 3, 2, 1, 0]);
    expect((await test.emailsTo(EWA))[0]?.subject).toBe('Ktoś podał zły kod przy logowaniu');
    expect(told(await post('code', { challenge, code: nextCode() }))).toEqual([
      ...[429, 'too-many-requests', { reason: 'code-spent' }],
    ]);

    const next = await begin(EWA);
    for (let tries = 0; tries < 5; tries += 1) await post('code', { challenge: next, code: lostCode() });
    const stopped = await post('code', { challenge: await begin(EWA), code: nextCode() });
    expect([stopped.statusCode, stopped.json().data]).toEqual([429, null]);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(3000);
  });

  it('of strangers leave a known browser its own', async () => {
    const device = await signedInBrowser();
    for (let tries = 0; tries < 10; tries += 1) {
      await post('code', { challenge: await begin(EWA), code: lostCode() });
    }
    expect((await post('code', { challenge: await begin(EWA), code: nextCode() })).statusCode).toBe(429);
    const challenge = await begin(EWA, device);
    expect((await post('code', { challenge, code: nextCode() }, device)).statusCode).toBe(200);
  });

  it('of recovery codes are ten in a day', async () => {
    test.clock.advance(24 * HOUR);
    for (let tries = 0; tries < 10; tries += 1) {
      test.clock.advance(HOUR);
      await post('code', { challenge: await begin(EWA), code: WRONG });
    }
    test.clock.advance(HOUR);
    const challenge = await begin(EWA);
    expect((await post('code', { challenge, code: codes[1] ?? '' })).statusCode).toBe(429);
    expect((await post('code', { challenge, code: nextCode() })).statusCode).toBe(200);
  });

  async function signedInBrowser(): Promise<string> {
    test.clock.advance(24 * HOUR);
    const answer = await post('code', { challenge: await begin(EWA), code: nextCode() });
    return String(answer.headers['set-cookie']).split(';')[0] ?? '';
  }
});

describe('a sign-in with codes by e-mail', () => {
  it('mails a code, in a minute one, and completes by it', async () => {
    test.clock.advance(HOUR);
    expect((await login(MAREK)).json().data).toMatchObject({ kind: 'mail', sent: 'yes' });
    const sent = (await test.emailsTo(MAREK)).length;
    const challenge = await begin(MAREK);
    expect(await test.emailsTo(MAREK)).toHaveLength(sent);
    const answer = await post('code', { challenge, code: await test.codeFor(MAREK) });
    expect(answer.statusCode).toBe(200);
    // The code is used up, and the minute is not over.
    expect((await login(MAREK)).json().data).toMatchObject({ sent: 'no' });
  });

  it('sends another after a minute; the earlier one is told from a wrong one', async () => {
    test.clock.advance(HOUR);
    const challenge = await begin(MAREK);
    const earlier = await test.codeFor(MAREK);
    expect((await post('codesend', { challenge })).statusCode).toBe(429);
    test.clock.advance(MINUTE);
    expect((await post('codesend', { challenge })).statusCode).toBe(200);
    const replaced = await post('code', { challenge, code: earlier });
    expect(replaced.json().data).toEqual({ code: 'replaced-code' });
    expect((await post('code', { challenge, code: await test.codeFor(MAREK) })).statusCode).toBe(200);
    expect(told(await post('codesend', { challenge }))).toEqual(ENDED);
  });

  it('counts five tries of a code, and goes on with the next one', async () => {
    test.clock.advance(HOUR);
    const challenge = await begin(MAREK);
    const right = await test.codeFor(MAREK);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) await post('code', { challenge, code: wrong });
    expect((await post('code', { challenge, code: right })).statusCode).toBe(429);
    test.clock.advance(MINUTE);
    await post('codesend', { challenge });
    expect((await post('code', { challenge, code: await test.codeFor(MAREK) })).statusCode).toBe(200);
  });
});

describe('no way leads round it', () => {
  it('neither a link nor a new password', async () => {
    test.clock.advance(24 * HOUR);
    await post('loginlink', { mail: EWA });
    const [email] = await test.emailsTo(EWA);
    const token = email?.text.match(/\/autologin\/([\w-]{43})\b/)?.[1] ?? '';
    const linked = await post('autologin', { token });
    expect(linked.json().data).toEqual({ challenge: expect.any(String), kind: 'app', sent: 'no' });
    expect(linked.headers['set-cookie']).toBeUndefined();

    await post('recover', { mail: EWA });
    const code = await test.codeFor(EWA);
    const before = await begin(EWA);
    const set = await post('recoverset', { mail: EWA, code, pass: 'Odzyskane!Haslo1' });
    expect(set.json().data).toEqual({ challenge: expect.any(String), kind: 'app', sent: 'no' });
    expect(set.headers['set-cookie']).toBeUndefined();
    // What began with the old password is over.
    for (const challenge of [before, linked.json().data.challenge]) {
      expect(told(await post('code', { challenge, code: nextCode() }))).toEqual(ENDED);
    }
    const { challenge } = set.json().data;
    expect((await post('code', { challenge, code: nextCode() })).statusCode).toBe(200);
  });

  it.each([
    ['locked', 423, 'account-lock'],
    ['inactive', 403, 'is-no-active'],
  ] as const)('not into an account that became %s meanwhile', async (status, code, is) => {
    const challenge = await begin('anna.przykladowa@example.com');
    const become = (next: typeof status | 'active') =>
      test.app.db.update(user).set({ status: next }).where(eq(user.mail, 'anna.przykladowa@example.com'));
    await become(status);
    expect(told(await post('code', { challenge, code: '123456' })).slice(0, 2)).toEqual([code, is]);
    await become('active');
  });

  it('shows the owner the refused attempts', async () => {
    const ewa = await signIn(test, EWA);
    const { data } = (await ewa.get('/api/user/signins?page_count=100')).json();
    expect(new Set(data.map(({ outcome }: { outcome: string }) => outcome))).toEqual(
      new Set(['done', 'wrong-code']),
    );
  });
});

it('is deleted when nobody needs it any more', async () => {
  test.clock.advance(25 * HOUR);
  for (const sweep of [sweepChallenges, sweepFailures]) {
    expect(await sweep(test.app.db, test.clock.now())).toBeGreaterThan(0);
    expect(await sweep(test.app.db, test.clock.now())).toBe(0);
  }
});
