import { portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';

export const contractSigningRoutes: FeatureRoute[] = [
  {
    path: portalPaths.contractSign,
    access: 'auth',
    layout: 'main',
    isTask: true,
    takesId: true,
    screen: 'SignContract',
    staffScreen: 'SigningDesk',
  },
  {
    path: portalPaths.annexSign,
    access: 'auth',
    layout: 'main',
    side: 'citizen',
    isTask: true,
    screen: 'SignAnnex',
  },
];
