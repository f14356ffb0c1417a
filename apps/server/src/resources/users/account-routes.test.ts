import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { baseLog } from '../../audit-log/table';
import { DEMO_PASSWORD } from '../../config';

const MINUTE = 60 * 1000;
const SET = '/api/user/accountset';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

describe('the profile', () => {
  it('is completed, and the PESEL tells day of birth and sex', async () => {
    const zenon = await signIn(server, 'zenon.testowy');
    const answer = await zenon.post(SET, {
      firstname: 'Zenon',
      lastname: 'Testowy',
      phone: '000 000 020',
      pesel: '83101000050',
      location_zip_code: '78-600',
      location_city: 'Wałcz',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      name_all: 'Zenon Testowy',
      born_date: '1983-10-10',
      address: '78-600 Wałcz',
    });
  });

  it('is changed in part: what is not sent stays', async () => {
    const anna = await signIn(server, 'anna.przykladowa');
    const { data } = (await anna.post(SET, { location_street: 'Nowa' })).json();
    expect([data.location_street, data.location_city, data.firstname]).toEqual(['Nowa', 'Kobylanka', 'Anna']);
  });

  it('is nobody else’s', async () => {
    const [anna, ewa] = [await signIn(server, 'anna.przykladowa'), await signIn(server, 'ewa.probna')];
    const answer = await anna.post(`${SET}?id=${ewa.id}`, { firstname: 'Obca' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'object-no-exist']);
    expect((await ewa.get('/api/user/find?by_token=1&scope=firstname')).json()).toEqual({
      data: { firstname: 'Ewa' },
    });
  });

  it('is closed without a session', async () => {
    const answer = await server.app.inject({ method: 'POST', url: SET, payload: { firstname: 'X' } });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'no-login']);
  });

  it.each([
    ['firstname', '', 'is-empty'],
    ['lastname', 'R2D2', 'not-valid-name'],
    ['phone', '12345', 'not-valid-phone'],
    ['pesel', '90041200023', 'not-valid-pesel'],
    ['location_zip_code', '73108', 'not-valid-zip-code'],
    ['location_city', 'Nigdzie', 'not-valid-city'],
    ['type', 4, 'not-valid'],
    ['mail', 'inna@example.com', 'not-valid'],
    ['pass_hash', 'x', 'not-valid'],
    ['accept_condition', 'no', 'not-valid'],
  ])('refuses %s %s', async (field, value, code) => {
    const ewa = await signIn(server, 'ewa.probna');
    const answer = await ewa.post(SET, { [field]: value });
    expect([answer.statusCode, answer.json()]).toEqual([400, { code: 'not-valid', data: { [field]: code } }]);
  });

  it('claims no PESEL of another account, also when two claim it at once', async () => {
    const [ewa, pawel] = [await signIn(server, 'ewa.probna'), await signIn(server, 'pawel.slimakowy')];
    const taken = await ewa.post(SET, { pesel: '90041200022' });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'pesel-exist']);

    const both = await Promise.all([ewa, pawel].map((person) => person.post(SET, { pesel: '99923100007' })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('tells three times in three hours that a PESEL is taken, and then nothing about any', async () => {
    const sliwka = await signIn(server, 'sliwka.testowa');
    const claim = async (pesel: string) => (await sliwka.post(SET, { pesel })).json().code;
    for (const pesel of ['90041200022', '88110300041', '85062100015']) {
      expect(await claim(pesel)).toBe('pesel-exist');
    }
    expect(await claim('93022800060')).toBe('too-many-requests');
    expect(await claim('83101000050')).toBe('too-many-requests');
    expect((await sliwka.post(SET, { pesel: '92030300023', phone: '000 000 099' })).statusCode).toBe(200);

    server.clock.advance(3 * 60 * 60 * 1000);
    const later = await signIn(server, 'sliwka.testowa');
    expect((await later.post(SET, { pesel: '93022800060' })).json().code).toBe('pesel-exist');
    const told = await server.app.db.$count(baseLog, eq(baseLog.event, 'user.pesel-exist'));
    expect(told).toBeGreaterThanOrEqual(4);
  });

  it('accepts the rules once and for all', async () => {
    const zenon = await signIn(server, 'zenon.testowy');
    const answers = await Promise.all([1, 2].map(() => zenon.post(SET, { accept_condition: 'yes' })));
    expect(answers.map((answer) => answer.json().data.accept_condition)).toEqual(['yes', 'yes']);
  });
});

describe('a new password', () => {
  it('needs the actual one', async () => {
    const anna = await signIn(server, 'anna.przykladowa');
    const without = await anna.post(SET, { pass: 'Zupelnie!Nowe1' });
    expect(without.json()).toEqual({ code: 'no-required-data', data: { actual_pass: 'is-empty' } });
    const wrong = await anna.post(SET, { pass: 'Zupelnie!Nowe1', actual_pass: 'Zle!Haslo1' });
    expect(wrong.json()).toEqual({ code: 'not-valid', data: { actual_pass: 'is-no-equal' } });
    server.clock.advance(MINUTE);
  });

  it('ends every other session, tells the owner and works from then on', async () => {
    const mail = 'katarzyna.wzorcowa@example.com';
    const [here, there] = [await signIn(server, mail), await signIn(server, mail)];
    const answer = await here.post(SET, { pass: 'Zupelnie!Nowe1', actual_pass: DEMO_PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect((await here.get('/api/user/find?by_token=1')).statusCode).toBe(200);
    expect((await there.get('/api/user/find?by_token=1')).statusCode).toBe(401);
    expect((await server.emailsTo(mail))[0]?.subject).toBe('Twoje hasło zostało zmienione');

    const login = (pass: string) =>
      server.app.inject({ method: 'POST', url: '/api/user/login', payload: { mail, pass } });
    expect((await login(DEMO_PASSWORD)).statusCode).toBe(400);
    expect((await login('Zupelnie!Nowe1')).statusCode).toBe(200);
  });

  it('is none of the last five', async () => {
    const marek = await signIn(server, 'marek.fikcyjny');
    const change = (actual_pass: string, pass: string) => marek.post(SET, { pass, actual_pass });
    expect((await change(DEMO_PASSWORD, DEMO_PASSWORD)).json().code).toBe('in-story');

    const later = ['Pierwsze!Haslo1', 'Drugie!Haslo2', 'Trzecie!Haslo3', 'Czwarte!Haslo4'];
    for (const [at, pass] of later.entries()) await change(later[at - 1] ?? DEMO_PASSWORD, pass);
    server.clock.advance(MINUTE);
    expect((await change('Czwarte!Haslo4', DEMO_PASSWORD)).json().code).toBe('in-story');

    await change('Czwarte!Haslo4', 'Piate!Haslo5');
    expect((await change('Piate!Haslo5', DEMO_PASSWORD)).statusCode).toBe(200);
  });

  it.each([
    ['weak', 'krotkie'],
    ['with the own name', 'Anna!Jest1'],
  ])('is not %s', async (_reason, pass) => {
    server.clock.advance(MINUTE);
    const anna = await signIn(server, 'anna.przykladowa');
    const answer = await anna.post(SET, { pass, actual_pass: DEMO_PASSWORD });
    expect(answer.json()).toEqual({ code: 'not-valid', data: { pass: 'not-valid-pass' } });
  });
});
