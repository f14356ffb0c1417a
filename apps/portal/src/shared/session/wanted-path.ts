import { paths } from '../paths';
import { readItem, removeItem, writeItem } from '../tokens/storage';
import { useSession } from './session-store';

/** A path of this portal, behind the id of the person it is kept for, if it is kept for one. */
const WANTED = /^(?:([0-9]+)@)?(\/(?!\/).*)$/;

/** Where the person was going before the sign-in stood in the way, else home. Only a path of this portal counts. */
export function wantedPath(): string {
  const { id, path } = stored();
  const { me } = useSession.getState();

  return path && (!id || Number(id) === me?.id) ? path : paths.home;
}

/** What is kept, for whomever it is: before the sign-in nobody knows who comes. */
export function pathAfterSignIn(): string | undefined {
  return stored().path;
}

/**
 * Opens after the next sign-in (Order §2, guard 4): after anybody's when a visitor wanted to go there; when a session
 * ended there, after that of the same person only, since the next one at a shared computer has nothing to do there.
 */
export function keepWantedPath(path: string) {
  const { leftId } = useSession.getState();
  writeItem('wanted_path', leftId === undefined ? path : `${leftId}@${path}`);
}

/** Called when a screen is shown: what was wanted has been reached. */
export function forgetWantedPath(reached: string) {
  if (stored().path === reached) removeItem('wanted_path');
}

function stored(): { id?: string | undefined; path?: string | undefined } {
  const [, id, path] = WANTED.exec(readItem('wanted_path') ?? '') ?? [];

  return { id, path };
}
