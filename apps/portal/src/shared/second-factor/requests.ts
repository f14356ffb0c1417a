import { users } from '@urzad/contract';
import { send } from '../http/send';

/** Not by `request`, which would wait for this very sign-in where the session of a page has ended. */
export function answerChallenge(body: { challenge: string; code: string }) {
  return send(users.code, { body });
}

/** Sends the code of a sign-in again. */
export function resendSignInCode(challenge: string) {
  return send(users.codeSend, { body: { challenge } });
}
