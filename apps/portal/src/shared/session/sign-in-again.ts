import { type Challenge, sessions, users } from '@urzad/contract';
import { send } from '../http/send';
import { resumeTokens, type Tokens } from './session-record';
import { resume, useSession } from './session-store';
import { readItem } from './storage';
import type { StoredPerson } from './stored-user';

/** The password of the person whose session has ended; the session goes on, in all tabs, once the second factor is proven. */
export async function signInAgain(
  person: StoredPerson,
  pass: string,
): Promise<'same' | 'another' | Challenge> {
  const remember_me = readItem('remember_me') === 'yes' ? 'yes' : 'no';
  // Not by `request`, which would wait for this very sign-in.
  const { data } = await send(users.login, { body: { mail: person.mail, pass, remember_me } });

  return 'challenge' in data ? data : goOnWith(data, person);
}

/** With the tokens of a sign-in. Nothing is stored where they are of somebody else, who now has that address. */
export async function goOnWith(tokens: Tokens, { id }: StoredPerson): Promise<'same' | 'another'> {
  const { marker } = useSession.getState();
  const { data: user } = await send(sessions.find, { query: { by_token: 'yes' }, token: tokens.token });
  if (user.id !== id) {
    await send(users.logout, { body: {}, token: tokens.token }).catch(() => undefined);
    return 'another';
  }
  resumeTokens(tokens, marker);
  // Else this tab follows another one, which has signed out meanwhile.
  if (readItem('session_marker') === marker) resume();
  return 'same';
}
