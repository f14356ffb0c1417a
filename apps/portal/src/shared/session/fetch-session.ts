import { base, sessions } from '@urzad/contract';
import { call } from '../http/client';

/** The office and, for a signed-in person, who it is. */
export async function fetchSession(isSignedIn: boolean) {
  const [system, user] = await Promise.all([
    call(base.initSystem),
    isSignedIn ? call(sessions.find, { query: { by_token: 'yes' } }) : undefined,
  ]);

  return { system, user };
}
