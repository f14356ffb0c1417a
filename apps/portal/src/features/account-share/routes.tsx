import { portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

export const accountShareRoutes: FeatureRoute[] = [
  {
    path: portalPaths.accountShare,
    access: 'auth',
    layout: 'main',
    side: 'citizen',
    screen: screen(() => import('./screens/account-share'), 'AccountShare'),
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
