import { users } from '@urzad/contract';
import { request } from '../session/client';

export function answerChallenge(body: { challenge: string; code: string }) {
  return request(users.code, { body });
}

/** Sends the code of a sign-in again. */
export function resendSignInCode(challenge: string) {
  return request(users.codeSend, { body: { challenge } });
}
