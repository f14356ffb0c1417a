import { useSession } from '../../../shared/session/session-store';
import type { Tokens } from '../../../shared/session/token-store';

/** A sign-in was granted: the guards then open what was wanted, the profile or the rules. */
export function useBegin() {
  const begin = useSession((session) => session.begin);

  return ({ data }: { data: Tokens }, rememberMe: boolean) => begin(data, rememberMe);
}
