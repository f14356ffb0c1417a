import { portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';

export const logRoutes: FeatureRoute[] = [
  {
    path: portalPaths.logs,
    access: 'auth',
    layout: 'application',
    side: 'staff',
    privileges: ['base_log'],
    screen: 'Logs',
  },
];
