import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { DEMO_PASSWORD } from '../../config';

const MINUTE = 60 * 1000;
const ME = '/api/user/find?by_token=1&scope=mail';
const LOCKED = { code: 'no-privilege', data: { session: 'locked' } };

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

describe('the lock', () => {
  it('refuses everything but unlock and logout', async () => {
    const anna = await signIn(server, 'anna.przykladowa');
    await anna.post('/api/user/lock');
    expect((await anna.get(ME)).json()).toEqual(LOCKED);
    const wrong = await anna.post('/api/user/unlock', { pass: 'Zle!Haslo1' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'object-no-exist']);
    expect((await anna.post('/api/user/unlock', { pass: DEMO_PASSWORD })).statusCode).toBe(200);
    expect((await anna.get(ME)).statusCode).toBe(200);

    await anna.post('/api/user/lock');
    expect((await anna.post('/api/user/logout')).statusCode).toBe(200);
  });

  it('holds through a refresh, and leaves other sessions alone', async () => {
    const [one, other] = [await signIn(server, 'ewa.probna'), await signIn(server, 'ewa.probna')];
    await Promise.all([one.post('/api/user/lock'), one.post('/api/user/lock')]);
    const renewed = await one.post('/api/user/tokenrefresh', { refresh_token: one.tokens.refresh_token });
    const { token } = renewed.json().data;
    expect((await server.app.inject({ url: ME, headers: { token } })).json()).toEqual(LOCKED);
    expect((await other.get(ME)).statusCode).toBe(200);
  });

  it('falls on staff after 30 idle minutes, not on parents', async () => {
    const [clerk, parent] = [await signIn(server, 'pracownik1'), await signIn(server, 'pawel.slimakowy')];
    server.clock.advance(30 * MINUTE);
    const renewed = await Promise.all(
      [clerk, parent].map(({ post, tokens }) =>
        post('/api/user/tokenrefresh', { refresh_token: tokens.refresh_token }),
      ),
    );
    const answers = await Promise.all(
      renewed.map((answer) => server.app.inject({ url: ME, headers: { token: answer.json().data.token } })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 200]);
  });

  it('needs a session', async () => {
    for (const url of ['/api/user/lock', '/api/user/unlock']) {
      const answer = await server.app.inject({ method: 'POST', url, payload: {} });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'no-login']);
    }
  });
});

describe('passtest', () => {
  const bodies = (person: SignedIn, mail: string, pass: string) =>
    Promise.all([
      person.get(`/api/user/passtest?mail=${mail}&pass=${encodeURIComponent(pass)}`),
      person.post('/api/user/passtest', { mail, pass }),
    ]).then((answers) => answers.map((answer) => answer.json().data));

  it('tells whether the own password is right, in both ways', async () => {
    const marek = await signIn(server, 'marek.fikcyjny');
    const mail = 'marek.fikcyjny@example.com';
    expect(await bodies(marek, mail, DEMO_PASSWORD)).toEqual([{ id: marek.id }, { id: marek.id }]);
    expect(await bodies(marek, mail, 'Zle!Haslo1')).toEqual([null, null]);
  });

  it('tells nothing about others, who have the same password', async () => {
    const marek = await signIn(server, 'marek.fikcyjny');
    expect(await bodies(marek, 'ewa.probna@example.com', DEMO_PASSWORD)).toEqual([null, null]);
  });

  it('answers five times a minute and is never stored', async () => {
    const oksana = await signIn(server, 'oksana.demonstracyjna');
    const ask = () =>
      oksana.post('/api/user/passtest', { mail: 'oksana.demonstracyjna@example.com', pass: 'Zle!Haslo1' });
    for (let question = 1; question <= 5; question += 1) expect((await ask()).statusCode).toBe(200);
    const sixth = await ask();
    expect(sixth.statusCode).toBe(429);
    expect(sixth.headers['cache-control']).toBe('no-store');
  });
});

describe('a wrong own password', () => {
  const mail = 'joanna.zolwinska@example.com';
  const login = (pass: string) =>
    server.app.inject({ method: 'POST', url: '/api/user/login', payload: { mail, pass } });
  /** A minute apart, so that the limit of five a minute does not apply. */
  const guess = async ({ post }: SignedIn, pass: string) => {
    server.clock.advance(MINUTE);
    return (await post('/api/user/passtest', { mail, pass })).json().data;
  };

  it('closes the account at the tenth, as sign-ins do, and tells the owner', async () => {
    const joanna = await signIn(server, mail);
    for (let wrong = 1; wrong <= 5; wrong += 1) expect(await guess(joanna, 'Zle!Haslo1')).toBeNull();
    for (let wrong = 6; wrong <= 10; wrong += 1) await login('Zle!Haslo1');
    expect(await guess(joanna, DEMO_PASSWORD)).toBeNull();
    expect((await login(DEMO_PASSWORD)).json().code).toBe('object-no-exist');
    expect((await server.emailsTo(mail)).map(({ subject }) => subject)).toEqual([
      'Zatrzymaliśmy próby logowania na Twoje konto',
    ]);

    server.clock.advance(15 * MINUTE);
    expect((await login(DEMO_PASSWORD)).statusCode).toBe(200);
  });

  it('is forgotten after a right one', async () => {
    const joanna = await signIn(server, mail);
    for (let wrong = 1; wrong <= 9; wrong += 1) await guess(joanna, 'Zle!Haslo1');
    expect(await guess(joanna, DEMO_PASSWORD)).toEqual({ id: joanna.id });
    expect(await guess(joanna, 'Zle!Haslo1')).toBeNull();
    expect(await guess(joanna, DEMO_PASSWORD)).toEqual({ id: joanna.id });
  });
});
