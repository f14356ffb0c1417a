import { ApiFailure } from '../http/api-failure';
import { readItem } from './storage';

let onOver: (() => void) | undefined;
/** Whether the session goes on, once that is known; undefined while it is not over. */
let outcome: Promise<boolean> | undefined;
let settle: (goesOn: boolean) => void = () => undefined;

/** For the store of the session, which the requests do not know: it asks them for the person. */
export function whenSessionOver(callback: () => void) {
  onOver = callback;
}

/** The session is over: what is called in it waits. */
export function tellSessionOver() {
  outcome ??= new Promise((resolve) => {
    settle = resolve;
  });
  onOver?.();
}

/** What waited goes on, with the token that is stored now, or is given up. */
export function settleSession({ goesOn }: { goesOn: boolean }) {
  settle(goesOn);
  outcome = undefined;
}

/**
 * Waits until the person has signed in again.
 *
 * @returns the new token; rejected where somebody else has signed in, or nobody
 */
export async function signedInAgain(): Promise<string> {
  const goesOn = (await outcome) ?? true;
  const token = readItem('user_token');
  if (!goesOn || token === undefined) throw new ApiFailure('token-expired', undefined, 401);

  return token;
}
