import { portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

export const aboutRoutes: FeatureRoute[] = [
  {
    path: portalPaths.about,
    access: 'public',
    layout: 'main',
    isRendered: true,
    isStatic: true,
    screen: screen(() => import('./screens/about'), 'About'),
  },
];
