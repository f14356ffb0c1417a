import { defaultStatusOf, type ErrorCode } from '@urzad/contract';
import type { Privilege } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import { rateLimits } from '../../src/http/rate-limit';
import { role } from '../../src/identity/roles/table';
import { userSession } from '../../src/identity/sessions/table';
import { user } from '../../src/identity/table';
import { type SignedIn, signIn } from '../sign-in';
import { type TestApp, testApp } from '../test-app';
import { testClock } from '../test-clock';
import { type TrialDb, trialDb } from '../trial-db';
import type { Cell } from './expected';
import { type Answer, type Caller, type Column, endpointOf, type Right } from './right';
import { makeWorld, ROLE_OF_CLERK, type World } from './world';

const ALIKE: readonly (readonly Answer[])[] = [
  ['done', 'own'],
  ['own rows', 'other rows', 'the rest'],
];

/** A server on which each call is tried as if it were the first. `rights`: those whose calls are tried. */
export async function openTrials(rights: readonly Right[]) {
  const clock = testClock();
  let database: TrialDb | undefined;
  const open = async () => {
    database = await trialDb();
    return database;
  };
  const test = { ...(await testApp({ parts: { clock, demoClock: clock }, open })), clock };
  const world = await makeWorld(test);
  const callers = await makeCallers(test, { world, rights });

  // They give nothing to who may not have it already.
  const extra = { 'token-main': world.admin.tokens.token, mode: 'debug', verbose: 'yes', record: 'yes' };

  async function answer(
    line: string,
    right: Right,
    { column, answer: expected, more = {} }: Cell,
  ): Promise<Answer> {
    const owner = right.of?.(world) ?? world.owner;
    const who = column === 'stranger' ? undefined : callers(column, owner);
    const {
      query = {},
      body = {},
      headers = {},
    } = right.send?.(world, await accountOf(test, who ?? owner)) ?? {};
    const asked = Object.entries({ ...query, ...more }).map(([name, value]) => [name, String(value)]);
    const params = new URLSearchParams(asked);
    if (right.lists) params.set('page_count', '100');
    const [method = '', url = ''] = endpointOf(line).split(' ');
    const reply = await test.app.inject({
      method: method as 'GET',
      url: right.address?.(world) ?? `${url}?${params}`,
      headers: { ...headers, ...extra, ...(who && { token: who.tokens.token }) },
      ...(method === 'POST' && { payload: body }),
    });
    if (who !== world.clerk && /"(verbose|debug)":/.test(reply.body)) {
      throw new Error(`${line} explains itself to who is no developer.`);
    }
    const answered = answerOf(reply, { listed: right.lists?.(world), shows: right.shows });
    // An answer alone does not show for whom it was done, or whose the rows are.
    const isSame = ALIKE.some((alike) => alike.includes(answered) && alike.includes(expected));
    return isSame ? expected : answered;
  }

  return {
    test,
    world,
    close: test.close,
    /** What a call answers; what it did is taken back. */
    tried(line: string, right: Right, cell: Cell): Promise<Answer> {
      if (!database) throw new Error('The database of the trials is not open.');
      return database.trial(async () => {
        await givePrivileges(test, cell.privileges);
        if (cell.isLocked) await test.app.db.update(userSession).set({ locked: 'yes' });
        // What a server remembers beside its database.
        test.app.sessions.forget();
        Object.assign(test.app.limits, rateLimits(clock.now));
        return answer(line, right, cell);
      });
    },
  };
}

async function givePrivileges({ app }: TestApp, privileges: readonly Privilege[]) {
  const values = { privileges: [...privileges] };
  await app.db.update(role).set(values).where(eq(role.code, ROLE_OF_CLERK));
}

type Parts = { world: World; rights: readonly Right[] };

/** Everybody who calls, signed in; for each owner somebody who acts for them. */
async function makeCallers(test: TestApp, { world, rights }: Parts) {
  const other = await signIn(test, 'barbara.podwojna');
  const auditor = await signIn(test, 'obserwator');
  const acting = new Map<SignedIn, SignedIn>();
  for (const owner of new Set(rights.map(({ of }) => of?.(world) ?? world.owner))) {
    const { mail } = await accountOf(test, owner);
    acting.set(owner, await signIn(test, mail, { id_user_main: world.manager.id }));
  }
  return (column: Exclude<Column, 'stranger'>, owner: SignedIn): SignedIn => {
    if (column === 'acting') return acting.get(owner) ?? owner;
    return { other, auditor, owner, without: world.clerk, holder: world.clerk }[column];
  };
}

async function accountOf({ app }: TestApp, { id, tokens }: SignedIn): Promise<Caller> {
  const [account] = await app.db.select().from(user).where(eq(user.id, id));
  return { id, tokens, mail: account?.mail ?? '', id_role: account?.id_role_active ?? 0 };
}

interface About {
  listed: number | string | undefined;
  shows: Right['shows'];
}

function answerOf({ statusCode, body, headers }: Reply, { listed, shows }: About): Answer {
  if (statusCode === 200 && !String(headers['content-type']).includes('json')) return 'done';
  const { code, data } = JSON.parse(body);
  if (statusCode !== 200) {
    // Every code has its status.
    if (statusCode !== defaultStatusOf(code)) throw new Error(`${code} came with the status ${statusCode}.`);
    return typeof data?.reason === 'string' ? `${code as ErrorCode}: ${data.reason}` : code;
  }
  const isIn = listed === undefined ? (shows?.(data) ?? true) : idsOf(data).includes(listed);
  return isIn ? 'done' : 'the rest';
}

function idsOf(rows: readonly { id?: number; code?: string }[]) {
  return rows.map(({ id, code }) => id ?? code);
}

interface Reply {
  statusCode: number;
  body: string;
  headers: Record<string, unknown>;
}
