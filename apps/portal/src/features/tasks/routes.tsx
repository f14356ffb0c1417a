import { portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';

export const taskRoutes: FeatureRoute[] = [
  {
    path: portalPaths.tasks,
    access: 'auth',
    layout: 'application',
    side: 'staff',
    privileges: ['base_log'],
    screen: 'Tasks',
  },
];
