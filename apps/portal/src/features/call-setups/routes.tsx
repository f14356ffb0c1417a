import { portalPaths } from '@urzad/contract';
import { SEE_CALLS } from '@urzad/grants';
import type { FeatureRoute } from '#shared/routing/app-route';

const OF_OFFICE = {
  access: 'auth',
  layout: 'application',
  side: 'staff',
  privileges: [SEE_CALLS],
} as const;

export const callSetupRoutes: FeatureRoute[] = [
  {
    ...OF_OFFICE,
    path: portalPaths.calls,
    screen: 'CallList',
  },
  {
    ...OF_OFFICE,
    path: portalPaths.call,
    screen: 'CallSetupScreen',
  },
];
