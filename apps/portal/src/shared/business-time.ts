import { useSession } from './session/session-store';

/** The office's present moment (decisions.md 8): the browser's clock moved to the server's business time. */
export function businessNow(): Date {
  return new Date(Date.now() + (useSession.getState().system?.offsetMs ?? 0));
}
