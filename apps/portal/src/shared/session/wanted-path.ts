import { paths } from '../paths';
import { useSession } from './session-store';
import { readItem, removeItem, writeItem } from './storage';

/** A path of this portal, after the id of the person it is kept for, if any. */
const WANTED = /^(?:([0-9]+)@)?(\/(?!\/).*)$/;

/** The path that a guard refused before the sign-in, else home. Only a path of this portal counts. */
export function wantedPath(): string {
  const { id, path } = stored();
  const { me } = useSession.getState();

  return path && (!id || Number(id) === me?.id) ? path : paths.home;
}

/** The kept path, for whomever: before the sign-in the person is unknown. */
export function pathAfterSignIn(): string | undefined {
  return stored().path;
}

/**
 * Keeps a path to open after the next sign-in (Order §2, guard 4): for anybody when a visitor was refused; when a
 * session ended, for the same person only, since the next one at a shared computer has nothing to do there.
 */
export function keepWantedPath(path: string) {
  const { leftId } = useSession.getState();
  writeItem('wanted_path', leftId === undefined ? path : `${leftId}@${path}`);
}

/** Called when a screen is shown: the wanted path was reached. */
export function forgetWantedPath(reached: string) {
  if (stored().path === reached) removeItem('wanted_path');
}

function stored(): { id?: string | undefined; path?: string | undefined } {
  const [, id, path] = WANTED.exec(readItem('wanted_path') ?? '') ?? [];

  return { id, path };
}
