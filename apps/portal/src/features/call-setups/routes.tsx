import { portalPaths } from '@urzad/contract';
import { SEE_CALLS } from '@urzad/grants';
import type { AppRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

const OF_OFFICE = {
  access: 'auth',
  layout: 'application',
  side: 'staff',
  privileges: [SEE_CALLS],
} as const;

export const callSetupRoutes: AppRoute[] = [
  {
    ...OF_OFFICE,
    path: portalPaths.calls,
    screen: screen(() => import('./screens/call-list'), 'CallList'),
  },
  {
    ...OF_OFFICE,
    path: portalPaths.call,
    screen: screen(() => import('./screens/call-setup'), 'CallSetupScreen'),
  },
];
