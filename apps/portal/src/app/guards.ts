import { isLoginLink } from '@urzad/contract';
import type { Privilege } from '@urzad/grants';
import { paths } from '#shared/paths';
import type { Access } from '#shared/routing/app-route';

export interface GuardedRoute {
  path: string;
  access: Access;
  /** All of them are required. Checked only where no citizen screen has the same path (Order §7). */
  privileges?: readonly Privilege[];
}

export interface GuardState {
  hasToken: boolean;
  /** The tokens are of a session that has ended (Order §10). */
  isOver: boolean;
  isLocked: boolean;
  /** The version this browser last ran; undefined on the first visit. */
  storedVersion: string | undefined;
  appVersion: string;
  /** Undefined until it is known. */
  user: { isProfileComplete: boolean; hasAcceptedStatute: boolean } | undefined;
  may: (privilege: Privilege) => boolean;
}

/** Paths that are open also with an incomplete profile, or before the rules are accepted. */
const EXEMPT: readonly string[] = [
  paths.autocomplete,
  paths.statute,
  paths.lockscreen,
  paths.privacyPolicy,
  paths.accessibility,
  paths.logout,
];

/** The path to redirect to, or undefined to stay. The guards are in the order of Spec §2 (2 to 8). */
export function guardTarget(
  { path, access, privileges = [] }: GuardedRoute,
  state: GuardState,
): string | undefined {
  const { hasToken, isOver, isLocked, storedVersion, appVersion, user, may } = state;
  const isExempt = EXEMPT.includes(path);

  // It ends what is left of a session by itself, and goes on to where the person may be.
  if (isLoginLink(path) && (isOver || !hasToken || !isLocked)) return undefined;
  // A session that has ended is not locked any more.
  if (isOver) return path === paths.logout ? undefined : paths.logout;
  if (hasToken && isLocked && ![paths.lockscreen, paths.logout, paths.login].some((open) => open === path)) {
    return paths.lockscreen;
  }
  if (storedVersion !== undefined && storedVersion !== appVersion && path !== paths.logout)
    return paths.logout;
  if (access === 'auth' && !hasToken) return paths.home;
  if (access === 'guest' && hasToken) return paths.home;
  if (hasToken && user && !user.isProfileComplete && !isExempt) return paths.autocomplete;
  if (hasToken && user?.isProfileComplete && !user.hasAcceptedStatute && !isExempt) return paths.statute;
  if (!privileges.every(may)) return paths.home;
  return undefined;
}
