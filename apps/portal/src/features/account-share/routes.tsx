import { portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';

export const accountShareRoutes: FeatureRoute[] = [
  {
    path: portalPaths.accountShare,
    access: 'auth',
    layout: 'main',
    side: 'citizen',
    screen: 'AccountShare',
  },
  {
    path: portalPaths.sharedAccounts,
    access: 'auth',
    layout: 'application',
    side: 'staff',
    privileges: ['user_switch'],
    screen: 'SharedAccounts',
  },
];
