import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../shared/paths';
import type { AppRoute } from '../shared/routing/app-route';
import { useSession } from '../shared/session/session-store';
import { readItem, writeItem } from '../shared/session/storage';
import { forgetWantedPath, wantedPath } from '../shared/session/wanted-path';
import { APP_VERSION } from '../shared/version';
import { guardTarget } from './guards';

/** Applies the guards before a screen is shown, and scrolls to the top on every navigation (Spec §2, guard 1). */
export function Guarded({ route, children }: { route: AppRoute; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { status, me, isLocked, hasEvery } = useSession();
  const storedVersion = readItem('app_version');

  const hasToken = status !== 'signed-out';
  const target = guardTarget(
    { path: pathname, access: route.access, ...(route.privileges ? { privileges: route.privileges } : {}) },
    { hasToken, isLocked, storedVersion, appVersion: APP_VERSION, user: me, hasEvery },
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect is about the navigation itself.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);

  useEffect(() => {
    if (storedVersion !== APP_VERSION) writeItem('app_version', APP_VERSION);
  }, [storedVersion]);

  const isShown = target === undefined || target === pathname;
  useEffect(() => {
    if (isShown) forgetWantedPath(pathname + search);
  }, [isShown, pathname, search]);

  if (isShown) return children;
  // The wanted path is opened after the next sign-in (decisions.md 2, guard 4).
  if (route.access === 'auth' && !hasToken && pathname !== paths.logout)
    writeItem('wanted_path', pathname + search);
  // Signed in: on to what was wanted. Locked: the place is noted, to come back to it.
  const isAfterSignIn = route.access === 'guest' && hasToken && target === paths.home;
  return (
    <Navigate
      to={isAfterSignIn ? wantedPath() : target}
      replace
      {...(target === paths.lockscreen && { state: { from: pathname + search } })}
    />
  );
}
