import { endpoints } from '@urzad/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOf, opened, seenBy } from '../../test/office-cases';
import { type SignedIn, signIn } from '../../test/sign-in';
import { testApp } from '../../test/test-app';
import { testClock } from '../../test/test-clock';
import { user } from '../identity/table';

type Endpoint = (typeof endpoints)[number];

const clock = testClock();
const test = await testApp({ parts: { clock, demoClock: clock } });
afterAll(() => test.close());

const OWN_ACCOUNT = [
  'GET /api/user/find',
  'POST /api/user/tokenrefresh',
  'POST /api/user/accountset',
  'GET /api/user/passtest',
  'POST /api/user/passtest',
  'POST /api/user/roleset',
  'POST /api/user/mailchange',
  'POST /api/user/mailconfirm',
  'GET /api/user/sessions',
  'GET /api/user/secondfactor',
  'POST /api/user/secondfactorbegin',
  'POST /api/user/secondfactorconfirm',
  'POST /api/user/secondfactorsend',
  'POST /api/user/recoverycodes',
  'POST /api/user/secondfactorend',
  'POST /api/user/sessionend',
  'POST /api/user/sessionsend',
  'GET /api/user/signins',
  'GET /api/user/accountdata',
  'GET /api/user/readings',
  'POST /api/user/accountexport',
  'POST /api/user/accountdelete',
  'POST /api/user/accountsetdefaultapp',
  'POST /api/user/accountupdateonline',
  'POST /api/user/lock',
  'POST /api/user/unlock',
  'POST /api/baseconfig/usersetmany',
  'GET /api/locality/get',
  'GET /api/base/uploadchunk',
  'DELETE /api/base/uploadchunk',
];

const BELONGINGS = [
  'POST /api/basenotification/set',
  'POST /api/basenotification/setall',
  'DELETE /api/basenotification/delete',
  'POST /api/basetablepreset/add',
  'POST /api/basetablepreset/set',
  'DELETE /api/basetablepreset/delete',
  'POST /api/base/showexec',
  'POST /api/base/socketticket',
  'POST /api/calendarfeed/add',
  'POST /api/calendarfeed/renew',
  'POST /api/calendarfeed/delete',
];

/** These end the session, or lock it, for the calls that follow. */
const ENDING = ['POST /api/user/lock', 'POST /api/user/sessionsend'];

const nameOf = ({ method, url }: Endpoint) => `${method} ${url}`;
const needsSession = ({ config }: Endpoint) => config.errors.includes('no-login');

async function answerOf(who: SignedIn, { method, url }: Endpoint): Promise<unknown> {
  const answer = await (method === 'POST'
    ? who.post(url)
    : method === 'GET'
      ? who.get(url)
      : who.delete(url));
  const { code, data } = answer.json();
  return [answer.statusCode, code, data?.reason];
}

describe('a call that the contract opens to everybody', () => {
  it.each(endpoints.filter((endpoint) => !needsSession(endpoint)).map((one) => [nameOf(one), one] as const))(
    'asks nobody to sign in: %s',
    async (_name, { method, url }) => {
      const { statusCode } = await test.app.inject({
        method,
        url,
        ...(method === 'POST' && { payload: {} }),
      });
      expect(statusCode).not.toBe(401);
    },
  );
});

describe('an account without access to the system', () => {
  const refused = [403, 'no-privilege', 'access'];
  let people: SignedIn[];
  beforeAll(async () => {
    people = [await signIn(test, 'ewa.probna'), await signIn(test, 'kierownik')];
    for (const { id } of people) {
      await test.app.db.update(user).set({ access_system: 'no' }).where(eq(user.id, id));
    }
    test.app.sessions.forget();
  });

  it.each(endpoints.filter(needsSession).map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'may call nothing but its own account: %s',
    async (name, endpoint) => {
      if (ENDING.includes(name)) return;
      for (const who of people) {
        const answer = await answerOf(who, endpoint);
        if (OWN_ACCOUNT.includes(name)) expect(answer).not.toEqual(refused);
        else expect(answer).toEqual(refused);
      }
    },
  );

  it('sees public answers', async () => {
    for (const url of ['/api/base/initsystem', '/api/cofundingcall/get']) {
      expect((await people[0]?.get(url))?.statusCode).toBe(200);
    }
  });

  it('may send a picture of itself and no other file', async () => {
    const send = (purpose: string) =>
      people[0]?.post(`/api/base/uploadchunk?purpose=${purpose}`, {
        phase: 'start',
        mime_type: 'image/png',
        size: 100,
        name: 'ja.png',
      });
    expect((await send('picture'))?.json()).toMatchObject({
      code: 'no-privilege',
      data: { reason: 'access' },
    });
    expect((await send('avatar'))?.statusCode).toBe(200);
  });

  it('may lock its session and sign out', async () => {
    const [ewa] = people;
    expect((await ewa?.post('/api/user/lock'))?.statusCode).toBe(200);
    expect((await ewa?.post('/api/user/logout'))?.statusCode).toBe(200);
  });
});

describe('the perspective audit', () => {
  const refused = [403, 'no-privilege', 'audit'];
  let auditor: SignedIn;
  beforeAll(async () => {
    auditor = await signIn(test, 'obserwator');
  });

  it.each(
    endpoints
      .filter((endpoint) => needsSession(endpoint) && endpoint.method !== 'GET')
      .map((endpoint) => [nameOf(endpoint), endpoint] as const),
  )('changes nothing but what is its own: %s', async (name, endpoint) => {
    if (ENDING.includes(name)) return;
    const answer = await answerOf(auditor, endpoint);
    if ([...OWN_ACCOUNT, ...BELONGINGS].includes(name)) expect(answer).not.toEqual(refused);
    else expect(answer).toEqual(refused);
  });

  it('reads what the office reads', async () => {
    const [clerk, anna] = [await signIn(test, 'pracownik1'), await signIn(test, 'anna.przykladowa')];
    const { id } = await opened(anna);
    for (const who of [auditor, clerk]) {
      expect((await listOf(who)).map((row) => row.id)).toContain(id);
      expect(await seenBy(who, { id })).toMatchObject({ id });
    }
  });
});

it('takes access from nobody of the demo', async () => {
  const without = await test.app.db.$count(user, eq(user.access_system, 'no'));
  // The two above.
  expect(without).toBe(2);
});
