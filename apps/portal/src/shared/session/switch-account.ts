import { type AnswerOf, userShare } from '@urzad/contract';
import { newId } from '../new-id';
import { type Acting, type ActingOver, readActing } from './acting';
import { request } from './client';
import { useSession } from './session-store';
import { beginSession } from './sign-in';
import { readItem, removeItem, writeItem } from './storage';

type Switched = NonNullable<AnswerOf<typeof userShare.usersSwitch>['data']>;
type Own = Pick<Acting, 'token' | 'refresh_token' | 'rememberMe'>;

/** The own access token has expired meanwhile or will soon: it is renewed before its first use. */
const LONG_AGO = new Date(0).toISOString();

/** Begins to act as the owner of a share, from the own account or from another shared one (Spec §4). */
export async function actAs(id: number): Promise<void> {
  const own = readActing() ?? ownNow();
  const kind = readActing() ? 'another' : 'new';
  const { data } = await request(userShare.usersSwitch, { body: { kind, id } });
  if (data) await begin(data, own, kind);
}

/** Goes back to the own account. Also without an answer: the server ends acting with the share at the latest. */
export async function actAsOneself(): Promise<void> {
  if (!readActing()) return;
  await request(userShare.usersSwitch, { body: { kind: 'main' } }).catch(() => undefined);
  const acting = readActing();
  if (!acting) return;
  removeItem('user_main');
  await goOnAs(acting);
}

/** The share, or what acting rests on, is over: all tabs of this browser go back to the own account and say why. */
export async function endActing(): Promise<void> {
  const acting = readActing();
  if (!acting) return;
  const { marker, name_all } = acting;
  const over: ActingOver = { marker, name_all, over: 'yes' };
  // Before the tokens: a tab that follows them finds why.
  writeItem('user_main', JSON.stringify(over));
  await goOnAs(acting);
}

async function goOnAs({ token, refresh_token, rememberMe }: Own) {
  useSession.setState({ me: undefined });
  await beginSession({ token, refresh_token, token_expire: LONG_AGO }, rememberMe, { arrival: 'main' });
}

function ownNow(): Own {
  return {
    token: readItem('user_token') ?? '',
    refresh_token: readItem('user_refresh_token') ?? '',
    rememberMe: readItem('remember_me') === 'yes',
  };
}

async function begin(switched: Switched, own: Own, arrival: 'new' | 'another') {
  const { name_all, mail_main, valid_to, ...tokens } = switched;
  const { token, refresh_token, rememberMe } = own;
  const marker = newId();
  const acting: Acting = {
    marker,
    token,
    refresh_token,
    rememberMe,
    info: { mail: mail_main },
    name_all,
    valid_to,
  };
  // Before the tokens: a tab that follows them finds whom they are for.
  writeItem('user_main', JSON.stringify(acting));
  useSession.setState({ me: undefined });
  await beginSession(tokens, false, { arrival, marker });
}
