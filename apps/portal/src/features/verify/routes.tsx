import { portalPaths } from '@urzad/contract';
import type { AppRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

export const verifyRoutes: AppRoute[] = [
  {
    path: portalPaths.verify,
    access: 'public',
    layout: 'info',
    screen: screen(() => import('./screens/verify'), 'Verify'),
  },
];
