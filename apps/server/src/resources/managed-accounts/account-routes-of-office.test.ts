import { afterAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { role } from '../../identity/roles/table';

const test = await testApp();
afterAll(() => test.close());
const admin = await signIn(test, 'admin.uprawnien');
const manager = await signIn(test, 'kierownik');
const clerk = await signIn(test, 'pracownik1');
const REASON = 'Nowa osoba w kancelarii';
const roles = await test.app.db.select({ id: role.id, code: role.code }).from(role);
const id_role = roles.find(({ code }) => code === 'KAN')?.id ?? 0;

const person = (mail: string) => ({ mail, firstname: 'Nowa', lastname: 'Łącka', id_role, reason: REASON });
const add = (mail: string) => admin.post('/api/user/add', person(mail));

describeWrite('user/add', () => test, {
  act: async () => ({ by: admin, url: '/api/user/add', body: person('nowa@urzad.example.com') }),
  other: async () => [[manager, 403, 'no-privilege']],
  wrongStatus: null,
  twice: async (_sending, done) => {
    expect(done.json().data).toMatchObject({
      name_all: 'Nowa Łącka',
      type: 3,
      status: 'active',
      access_system: 'yes',
      roles: [expect.objectContaining({ reason: REASON, state: 'held' })],
    });
    const mails = (await test.app.inject('/api/outbox/get?to=nowa@urzad.example.com')).json().data;
    expect(mails).toHaveLength(1);
    expect(mails[0].text).toContain('/recover');
  },
});

describe('a new account', () => {
  it('has the address of nobody else', async () => {
    expect(codeOf(await add('kierownik@urzad.example.com'))).toEqual([409, 'object-exist']);
  });

  it('has no password that opens it', async () => {
    await add('bez.hasla@urzad.example.com');
    const payload = { mail: 'bez.hasla@urzad.example.com', pass: 'Demo!2027pl' };
    const answer = await test.app.inject({ method: 'POST', url: '/api/user/login', payload });
    expect(codeOf(answer)).toEqual([400, 'object-no-exist']);
  });

  it('is in the log with its role and the reason', async () => {
    const { id } = (await add('w.logu@urzad.example.com')).json().data;
    const { events, more } = (await admin.get(`/api/user/events?id=${id}`)).json().data;
    expect(events[0]).toMatchObject({
      event: 'user.add',
      person: 'Urszula Uprawniona',
      diff: { role: 'KAN', reason: REASON },
    });
    expect(more).toBe('no');
  });
});

describeWrite('user/accountsessionsend', () => test, {
  act: async () => ({
    by: admin,
    url: `/api/user/accountsessionsend?id=${clerk.id}`,
    body: { reason: 'Zgubiony telefon służbowy' },
  }),
  other: async () => [[manager, 403, 'no-privilege']],
  isRepeatable: true,
  wrongStatus: null,
  twice: async (_sending, done) => {
    expect(done.json().data.sessions).toEqual([]);
    expect(codeOf(await clerk.get('/api/user/find'))).toEqual([401, 'token-expired']);
  },
});
