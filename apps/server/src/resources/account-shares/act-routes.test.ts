import { DAY_MS } from '@urzad/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';
import { baseLog } from '../../audit-log/table';
import { DEMO_PASSWORD } from '../../config';
import { grantRole } from '../../identity/roles/held-roles';
import { userRole } from '../../identity/roles/table';
import { user } from '../../identity/table';

const ME = '/api/user/find?by_token=1&scope=mail';
const SWITCH = '/api/user/usersswitch';
const MINUTE = 60_000;

const test = await testApp();
afterAll(() => test.close());

let anna: SignedIn;
let staff: SignedIn;
let id: number;
beforeEach(async () => {
  anna = await signIn(test, 'anna.przykladowa');
  staff = await signIn(test, 'kierownik');
  id = (await anna.post('/api/user/share', { mail: 'kierownik@urzad.example.com' })).json().data.id;
  test.clock.advance(6 * MINUTE);
});

const as = (tokens: { token: string }) => ({
  get: (url: string) => test.app.inject({ url, headers: { token: tokens.token } }),
  post: (url: string, payload: object = {}) =>
    test.app.inject({ method: 'POST', url, payload, headers: { token: tokens.token } }),
});
async function begun(by: Pick<SignedIn, 'post'> = staff, kind = 'new', share = id) {
  const answer = await by.post(SWITCH, { kind, id: share });
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json();
  return { ...data, ...as(data) };
}
const refusalOf = async (acting: { get: (url: string) => Promise<Parameters<typeof codeOf>[0]> }) =>
  codeOf(await acting.get(ME));
const sharedWith = async (who: { get: (url: string) => Promise<Parameters<typeof codeOf>[0]> }) =>
  JSON.parse((await who.get('/api/user/shared')).body).data.map((share: { id: number }) => share.id);
const OVER = [401, 'token-expired'];

describe('usersswitch', () => {
  it('begins to act, tells the owner, and leads back', async () => {
    const acting = await begun();
    expect(acting).toMatchObject({ name_all: 'Anna Przykładowa', mail_main: 'kierownik@urzad.example.com' });
    expect((await acting.get(ME)).json().data).toEqual({ mail: 'anna.przykladowa@example.com' });
    expect((await test.emailsTo('anna.przykladowa@example.com'))[0]?.subject).toBe(
      'Ktoś z urzędu działa na Twoim koncie',
    );

    expect((await acting.post(SWITCH, { kind: 'main' })).json()).toEqual({ data: null });
    expect(await refusalOf(acting)).toEqual(OVER);
    expect((await staff.get(ME)).statusCode).toBe(200);
    const acts = (await anna.get(`/api/user/sharelog?id=${id}`))
      .json()
      .data.map(({ act }: { act: string }) => act);
    expect(acts.slice(0, 3)).toEqual(['end', 'open', 'begin']);
  });

  it('goes to another account, and is not nested', async () => {
    const ewa = await signIn(test, 'ewa.probna');
    const other = (await ewa.post('/api/user/share', { mail: 'kierownik@urzad.example.com' })).json().data.id;
    const first = await begun();
    expect(codeOf(await first.post(SWITCH, { kind: 'new', id: other }))).toEqual([409, 'illegal-step']);
    const second = await begun(first, 'another', other);
    expect((await second.get(ME)).json().data).toEqual({ mail: 'ewa.probna@example.com' });
    // The list of the way: all but the one that is being acted for.
    expect(await sharedWith(second)).toEqual([id]);
    expect(await sharedWith(staff)).toEqual([other, id]);
    expect(await refusalOf(first)).toEqual(OVER);
    for (const kind of ['another', 'main']) {
      expect(codeOf(await staff.post(SWITCH, kind === 'main' ? { kind } : { kind, id }))).toEqual([
        409,
        'illegal-step',
      ]);
    }
  });

  it('is refused without the privilege, with a share of somebody else, and to a stranger', async () => {
    const [clerk, technician] = [await signIn(test, 'pracownik1'), await signIn(test, 'admin.techniczny')];
    expect(codeOf(await clerk.post(SWITCH, { kind: 'new', id }))).toEqual([403, 'no-privilege']);
    expect(codeOf(await technician.post(SWITCH, { kind: 'new', id }))).toEqual([404, 'object-no-exist']);
    expect(codeOf(await anna.post(SWITCH, { kind: 'new', id }))).toEqual([403, 'no-privilege']);
    expect(codeOf(await as({ token: '' }).post(SWITCH, { kind: 'main' }))).toEqual([401, 'no-login']);
  });

  it('acts once when it is sent twice at once', async () => {
    const answers = await Promise.all([1, 2].map(() => staff.post(SWITCH, { kind: 'new', id })));
    const alive = await Promise.all(answers.map((answer) => as(answer.json().data).get(ME)));
    expect(alive.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('acting ends at once', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['by a revocation', () => anna.post(`/api/user/sharerevoke?id=${id}`)],
    ['with the own sign-in', () => staff.post('/api/user/logout')],
    ['when the own sign-in is locked', () => staff.post('/api/user/lock')],
    ['when an administrator locks the member of staff', () => set(staff.id, { status: 'locked' })],
    ['when an administrator locks the owner', () => set(anna.id, { status: 'locked' })],
    ['when the member of staff loses the access to the system', () => set(staff.id, { access_system: 'no' })],
    ['when the role of the member of staff ends, chosen as it is', () => endRole(staff.id)],
    ['after half an hour without activity', async () => test.clock.advance(31 * MINUTE)],
    ['with the share', async () => test.clock.advance(7 * DAY_MS)],
  ])('%s', async (_how, end) => {
    const acting = await begun();
    expect((await acting.get(ME)).statusCode).toBe(200);
    await end();
    test.app.sessions.forget();
    expect(await refusalOf(acting)).toEqual(OVER);
    const renewed = await acting.post('/api/user/tokenrefresh', { refresh_token: acting.refresh_token });
    if (renewed.statusCode === 200) expect(await refusalOf(as(renewed.json().data))).toEqual(OVER);
    await set(staff.id, { status: 'active', access_system: 'yes' });
    await set(anna.id, { status: 'active' });
    await endRole(staff.id, null);
  });

  it('not while the member of staff works on the account', async () => {
    let acting = await begun();
    for (let step = 0; step < 4; step += 1) {
      test.clock.advance(14 * MINUTE);
      const renewed = await acting.post('/api/user/tokenrefresh', { refresh_token: acting.refresh_token });
      acting = { ...renewed.json().data, ...as(renewed.json().data) };
      expect((await acting.get(ME)).statusCode).toBe(200);
    }
  });
});

describe('a member of staff whose role has ended, or who lost the access to the system', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['role', () => endRole(staff.id)],
    ['access', () => set(staff.id, { access_system: 'no' })],
  ])('begins to act for nobody and is offered no account: %s', async (_what, end) => {
    await end();
    test.app.sessions.forget();
    expect(codeOf(await staff.post(SWITCH, { kind: 'new', id }))).toEqual([403, 'no-privilege']);
    const shared = await anna.post('/api/user/share', { mail: 'kierownik@urzad.example.com' });
    expect(codeOf(shared)).toEqual([400, 'object-no-exist']);
    await set(staff.id, { access_system: 'yes' });
    await endRole(staff.id, null);
  });
});

it('acts as a participant, whatever role the owner chooses', async () => {
  const [{ id: citizen }] = (await anna.get('/api/user/find')).json().data.role;
  const date = test.clock.business();
  const id_role = await test.app.db.transaction((tx) =>
    grantRole(tx, { id_user: anna.id, code: 'AU', date, reason: 'test' }),
  );
  const acting = await begun();
  expect((await anna.post('/api/user/roleset', { id_role })).statusCode).toBe(200);
  expect((await anna.get('/api/user/get')).statusCode).toBe(200);

  expect(codeOf(await acting.get('/api/user/get'))).toEqual([403, 'no-privilege']);
  const { data } = (await acting.get('/api/base/initsystem')).json();
  expect(data).toMatchObject({ user_perspective: 'citizen', user_privileges: [], menu: [] });
  await set(anna.id, { id_role_active: citizen });
});

it('writes both people into the log, whatever headers say', async () => {
  const acting = await begun();
  const headers = { token: acting.token };
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/user/unlock',
    headers,
    payload: { pass: DEMO_PASSWORD },
  });
  expect(answer.json().data).toEqual({ reason: 'acting' });
  const [row] = await test.app.db
    .select()
    .from(baseLog)
    .where(and(eq(baseLog.event, 'user.acting-refused'), eq(baseLog.path, '/api/user/unlock')));
  expect(row).toMatchObject({ id_user: anna.id, id_user_main: staff.id });
});

async function set(who: number, values: Partial<typeof user.$inferInsert>) {
  await test.app.db.update(user).set(values).where(eq(user.id, who));
}

async function endRole(id_user: number, valid_to: Date | null = test.clock.business()) {
  await test.app.db.update(userRole).set({ valid_to }).where(eq(userRole.id_user, id_user));
}
