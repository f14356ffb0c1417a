import { paths } from '../paths';
import { readItem, removeItem } from './storage';

/** Where a person was going before the sign-in stood in the way, else home. Only a path of this portal counts. */
export function wantedPath(): string {
  const wanted = readItem('wanted_path');

  return wanted && /^\/(?!\/)/.test(wanted) ? wanted : paths.home;
}

/** Called when a screen is shown: what was wanted has been reached. */
export function forgetWantedPath(reached: string) {
  if (readItem('wanted_path') === reached) removeItem('wanted_path');
}
