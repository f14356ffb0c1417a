import { DAY_MS } from '@urzad/domain';
import { desc, eq } from 'drizzle-orm';
import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { systemAuthor } from '../src/author';
import { startSession } from '../src/identity/sessions/sessions';
import { userSession } from '../src/identity/sessions/table';
import type { Tokens } from '../src/identity/sessions/tokens';
import { shares } from '../src/resources/account-shares/repository';
import { findByMail } from '../src/resources/users/repository';
import type { TestApp } from './test-app';

type Acting = { id_user_main: number; id_share: number; id_session_main: number };
type Body = InjectOptions['payload'];

/** A person of the demo data, signed in, with the requests a browser would make. */
export interface SignedIn {
  id: number;
  tokens: Tokens;
  get(url: string): Promise<Response>;
  post(url: string, body?: Body, headers?: Record<string, string>): Promise<Response>;
  delete(url: string): Promise<Response>;
}

/**
 * Signs in without the password, which has tests of its own. `who` is a mail or the part before `@`; with `id_user_main` a
 * staff member acts as them; `application` is the header of each request.
 */
export async function signIn(
  { app, clock }: TestApp,
  who: string,
  { application, id_user_main }: { id_user_main?: number; application?: number } = {},
): Promise<SignedIn> {
  const mail = who.includes('@') ? who : `${who}@${isParent(who) ? '' : 'urzad.'}example.com`;
  const account = await findByMail(app.db, mail);
  if (!account) throw new Error(`The demo data has nobody with the address ${mail}.`);

  const tokens = await app.db.transaction(async (tx) => {
    const start = (session: { id_user: number; acting?: Acting }) =>
      startSession(tx, clock.now(), { remember_me: 'no', ip: '127.0.0.1', user_agent: 'test', ...session });
    if (id_user_main === undefined) return start({ id_user: account.id });

    const by = systemAuthor(clock.business());
    const share = { id_user: account.id, id_user_main, mail, valid_to: new Date(by.date.getTime() + DAY_MS) };
    const { id: id_share } = await shares.insert(tx, share, by);
    await start({ id_user: id_user_main });
    const [own] = await tx
      .select()
      .from(userSession)
      .where(eq(userSession.id_user, id_user_main))
      .orderBy(desc(userSession.id));
    return start({ id_user: account.id, acting: { id_user_main, id_share, id_session_main: own?.id ?? 0 } });
  });
  const headers = {
    token: tokens.token,
    ...(application !== undefined && { application: String(application) }),
  };
  return {
    id: account.id,
    tokens,
    get: (url) => app.inject({ method: 'GET', url, headers }),
    post: (url, body = {}, more = {}) =>
      app.inject({ method: 'POST', url, headers: { ...headers, ...more }, payload: body }),
    delete: (url) => app.inject({ method: 'DELETE', url, headers }),
  };
}

/** Parents are `firstname.lastname`; of the staff only the administrators have a dot. */
function isParent(who: string): boolean {
  return who.includes('.') && !who.startsWith('admin.');
}
