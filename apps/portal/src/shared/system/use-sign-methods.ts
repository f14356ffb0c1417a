import type { SignMethod } from '@urzad/grants';
import { useSession } from '../session/session-store';

const BY_CODE: readonly SignMethod[] = ['PORTAL_CODE'];

/** How this office lets a parent sign a form, the way that is offered first in front. */
export function useSignMethods(kind: 'FORMULARZ' | 'PERSONAL_DATA'): readonly SignMethod[] {
  return useSession(({ system }) => system?.sign_methods?.[kind]) ?? BY_CODE;
}

/** Whether this is a demo, in which a signature may be tried. */
export function useIsDemo(): boolean {
  return useSession(({ system }) => system?.demo) === 'yes';
}
