import { portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';

export const retentionRoutes: FeatureRoute[] = [
  {
    path: portalPaths.retention,
    access: 'auth',
    layout: 'application',
    side: 'staff',
    privileges: ['rodo_anonymise'],
    screen: 'Retention',
  },
];
