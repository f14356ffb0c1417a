import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation, useParams } from 'react-router-dom';
import { tellStarted } from '#shared/rendered/start';
import type { AppRoute } from '#shared/routing/app-route';
import { hasAccess } from '#shared/session/me';
import { useSession } from '#shared/session/session-store';
import { ActingBar } from './acting-bar';
import { Guarded } from './guarded';
import { Layout } from './layouts/layout';
import { ServerState } from './lazy-server-state';
import { ArrivalPage, LoadingPage } from './loading-page';
import { routes } from './routes';
import { ScreenBoundary } from './screen-boundary';
import { SessionOver } from './session-over';
import { shownAt } from './shown-at';

/** The screen of the present address, for the router around it. */
export function Screens() {
  return (
    // The layout too has chunks that may fail to load: then an error page is shown instead of a blank one.
    <ScreenBoundary>
      <ActingBar />
      <SessionOver />
      <Routes>
        {routes.map((route) => (
          <Route key={route.path} path={route.path} element={<RoutedScreen route={route} />} />
        ))}
      </Routes>
    </ScreenBoundary>
  );
}

function RoutedScreen({ route: found }: { route: AppRoute }) {
  const { pathname, search } = useLocation();
  const { obj_type, id = idInQuery(found, search) } = useParams();
  const { status, me, arrival } = useSession();
  const isStaff = me && me.perspective !== 'citizen';
  const {
    route,
    screen: Screen,
    layout,
  } = shownAt(found, { id, obj_type, isStaff, hasAccess: hasAccess(me) });

  // The screen and its guards depend on the signed-in person: wait until the person is loaded.
  if (arrival) return <ArrivalPage part={arrival} />;
  if (status === 'loading') return <LoadingPage />;

  return (
    <Guarded route={route}>
      <Layout name={layout} isTask={route.isTask ?? false}>
        <ScreenBoundary key={pathname}>
          <Suspense fallback={<LoadingPage />}>
            {route.isStatic && status === 'signed-out' ? (
              <Screen />
            ) : (
              <ServerState>
                <Screen />
              </ServerState>
            )}
            <Started />
          </Suspense>
        </ScreenBoundary>
      </Layout>
    </Guarded>
  );
}

/** Beside a screen, so that its effect runs after the screen is rendered. */
function Started() {
  useEffect(tellStarted, []);

  return null;
}

/** `?id=` without a value names nothing. */
function idInQuery({ takesId }: AppRoute, search: string): string | undefined {
  return (takesId && new URLSearchParams(search).get('id')) || undefined;
}
