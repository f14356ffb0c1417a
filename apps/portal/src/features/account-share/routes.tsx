import { portalPaths } from '@urzad/contract';
import type { AppRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

export const accountShareRoutes: AppRoute[] = [
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
    screen: screen(() => import('./screens/shared-accounts'), 'SharedAccounts'),
  },
];
