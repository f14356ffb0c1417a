import { portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

export const verifyRoutes: FeatureRoute[] = [
  {
    path: portalPaths.verify,
    access: 'public',
    layout: 'info',
    screen: screen(() => import('./screens/verify'), 'Verify'),
  },
];
