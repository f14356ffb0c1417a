import { portalPaths } from '@urzad/contract';
import type { AppRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

const ownSigning = () => import('./screens/own-signing');

export const contractSigningRoutes: AppRoute[] = [
  {
    path: portalPaths.contractSign,
    access: 'auth',
    layout: 'main',
    isTask: true,
    takesId: true,
    screen: screen(ownSigning, 'SignContract'),
    staffScreen: screen(() => import('./screens/signing-desk'), 'SigningDesk'),
  },
  {
    path: portalPaths.annexSign,
    access: 'auth',
    layout: 'main',
    side: 'citizen',
    isTask: true,
    screen: screen(ownSigning, 'SignAnnex'),
  },
];
