import { portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

export const homeRoutes: FeatureRoute[] = [
  {
    path: portalPaths.home,
    access: 'public',
    layout: 'home',
    isRendered: true,
    isStatic: true,
    screen: screen(() => import('./screens/home'), 'Home'),
  },
];
