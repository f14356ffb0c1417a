import { APP_VERSION } from '@urzad/contract';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths';
import type { AppRoute } from '#shared/routing/app-route';
import { pageBefore, pageNext } from '#shared/routing/page-before';
import { useSession } from '#shared/session/session-store';
import { readItem, writeItem } from '#shared/session/storage';
import { forgetWantedPath, keepWantedPath, wantedPath } from '#shared/session/wanted-path';
import { guardTarget } from './guards';

interface GuardedProps {
  route: AppRoute;
  children: ReactNode;
}

/** Applies the guards before a screen is shown, and scrolls to the top on every navigation (Spec §2, guard 1). */
export function Guarded({ route, children }: GuardedProps) {
  const { pathname, search } = useLocation();
  const { status, me, isLocked, may } = useSession();
  const storedVersion = readItem('app_version');

  const hasToken = status !== 'signed-out';
  const target = guardTarget(
    { path: pathname, access: route.access, ...(route.privileges ? { privileges: route.privileges } : {}) },
    {
      hasToken,
      isOver: status === 'over',
      isLocked,
      storedVersion,
      appVersion: APP_VERSION,
      user: me,
      may,
    },
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
  // Signed in: redirected to the wanted path.
  if (route.access === 'guest' && hasToken && target === paths.home) return <Redirect to={wantedPath()} />;
  return <Redirect to={target} isStranger={route.access === 'auth' && !hasToken} />;
}

interface RedirectProps {
  to: string;
  isStranger?: boolean;
}

/** Redirects to the target of a guard, and keeps the path of this page. */
function Redirect({ to, isStranger = false }: RedirectProps) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isSignedOut = pathname === paths.logout;
  const from = isSignedOut ? pageBefore(state) : pathname + search;
  const next = (isSignedOut && pageNext(state)) || to;

  useEffect(() => {
    if (isStranger && from) keepWantedPath(from);
    // Kept for later: until the unlock on the lock screen, until the next sign-in after the end of a session. The
    // home page tells a visitor why to sign in.
    const isKept = isStranger || to === paths.lockscreen || to === paths.logout;
    navigate(next, { replace: true, ...(isKept && { state: { from } }) });
  }, [navigate, to, next, from, isStranger]);

  return null;
}
