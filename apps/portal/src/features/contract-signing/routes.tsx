import { portalPaths } from '@urzad/contract';
import type { AppRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

export const contractSigningRoutes: AppRoute[] = [
  {
    path: portalPaths.contractSign,
    access: 'auth',
    layout: 'main',
    isTask: true,
    takesId: true,
    screen: screen(() => import('./screens/sign-contract'), 'SignContract'),
    staffScreen: screen(() => import('./screens/signing-desk'), 'SigningDesk'),
  },
];
