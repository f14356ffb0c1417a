import { portalPaths } from '@urzad/contract';
import type { AppRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

/** Screens of the participant; those of the office on the same paths are added by the router. */
export const contractRoutes: AppRoute[] = [
  {
    path: portalPaths.contracts,
    access: 'auth',
    layout: 'main',
    side: 'citizen',
    screen: screen(() => import('./screens/my-contracts'), 'MyContracts'),
  },
  {
    path: portalPaths.contract,
    access: 'auth',
    layout: 'main',
    side: 'citizen',
    screen: screen(() => import('./screens/my-contract'), 'MyContract'),
  },
];
