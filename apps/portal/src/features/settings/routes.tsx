import { portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';

export const settingsRoutes: FeatureRoute[] = [
  {
    path: portalPaths.config,
    access: 'auth',
    layout: 'application',
    side: 'staff',
    privileges: ['base_config'],
    screen: 'Config',
  },
  {
    path: portalPaths.applications,
    access: 'auth',
    layout: 'application',
    side: 'staff',
    privileges: ['application_show'],
    screen: 'Applications',
  },
];
