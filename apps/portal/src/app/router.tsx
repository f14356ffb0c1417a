import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { accountRoutes } from '../features/account/routes';
import { registrationRoutes } from '../features/cofunding-registrations/routes';
import { homeRoutes } from '../features/home/routes';
import { legalRoutes } from '../features/legal/routes';
import { reviewScreens } from '../features/registration-review/routes';
import { type AppRoute, isIdInAddress } from '../shared/routing/app-route';
import { useSession } from '../shared/session/session-store';
import { Guarded } from './guarded';
import { Layout } from './layouts/layout';
import { ServerState } from './lazy-server-state';
import { ArrivalPage, LoadingPage } from './loading-page';
import { ScreenBoundary } from './screen-boundary';

/** In the frame of whoever looks. */
const NOT_FOUND: AppRoute = {
  path: '*',
  access: 'public',
  layout: 'main',
  isStatic: true,
  screen: lazy(() => import('./not-found').then((module) => ({ default: module.NotFound }))),
};

/** The map of the portal. */
const routes: readonly AppRoute[] = [
  ...homeRoutes,
  ...accountRoutes,
  ...legalRoutes,
  ...registrationRoutes.map(withReview),
  NOT_FOUND,
];

export function Router() {
  return (
    <BrowserRouter>
      {/* The frame has parts whose code may not come either: words are left then, never an empty page. */}
      <ScreenBoundary>
        <Routes>
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<RoutedScreen route={route} />} />
          ))}
        </Routes>
      </ScreenBoundary>
    </BrowserRouter>
  );
}

function RoutedScreen({ route: found }: { route: AppRoute }) {
  const { pathname, search } = useLocation();
  const { id = idInQuery(found, search) } = useParams();
  const { status, me, arrival } = useSession();
  const isStaff = me !== undefined && me.perspective !== 'citizen';
  const route = isMissing(found, { id, isStaff }) ? NOT_FOUND : found;
  const Screen = isStaff && route.staffScreen ? route.staffScreen : route.screen;
  const layout = isStaff && (route.staffScreen || route === NOT_FOUND) ? 'application' : route.layout;

  // Which screen and where to go depends on who is signed in: wait until that is known.
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
          </Suspense>
        </ScreenBoundary>
      </Layout>
    </Guarded>
  );
}

/** `?id=` without a value picks nothing. */
function idInQuery({ takesId }: AppRoute, search: string): string | undefined {
  return (takesId && new URLSearchParams(search).get('id')) || undefined;
}

/** An id that is no number names nothing, and a path of the parents' own leads the office nowhere (decisions 10). */
function isMissing(
  { side, staffScreen }: AppRoute,
  to: { id: string | undefined; isStaff: boolean },
): boolean {
  const isOfOthers = to.isStaff && side === 'citizen' && !staffScreen;

  return isOfOthers || (to.id !== undefined && !isIdInAddress(to.id));
}

/** Parents and the office meet on the same paths, each with screens of their own (decisions.md 7). */
function withReview(route: AppRoute): AppRoute {
  const staffScreen = reviewScreens.get(route.path);
  return staffScreen ? { ...route, staffScreen } : route;
}
