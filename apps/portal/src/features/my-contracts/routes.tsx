import { portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';

/** Screens of the participant; those of the office on the same paths are added by the router. */
export const contractRoutes: FeatureRoute[] = [
  {
    path: portalPaths.contracts,
    access: 'auth',
    layout: 'main',
    side: 'citizen',
    screen: 'MyContracts',
  },
  {
    path: portalPaths.contract,
    access: 'auth',
    layout: 'main',
    side: 'citizen',
    screen: 'MyContract',
  },
  {
    path: portalPaths.annexes,
    access: 'auth',
    layout: 'main',
    side: 'citizen',
    // The annexes of a participant stand with their contracts.
    screen: 'MyContracts',
  },
  {
    path: portalPaths.annex,
    access: 'auth',
    layout: 'main',
    side: 'citizen',
    screen: 'MyAnnex',
  },
];
