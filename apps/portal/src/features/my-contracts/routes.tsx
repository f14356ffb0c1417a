import { portalPaths } from '@urzad/contract';
import type { AppRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

const MyContracts = screen(() => import('./screens/my-contracts'), 'MyContracts');
const ownContract = () => import('./screens/own-contract');

/** Screens of the participant; those of the office on the same paths are added by the router. */
export const contractRoutes: AppRoute[] = [
  {
    path: portalPaths.contracts,
    access: 'auth',
    layout: 'main',
    side: 'citizen',
    screen: MyContracts,
  },
  {
    path: portalPaths.contract,
    access: 'auth',
    layout: 'main',
    side: 'citizen',
    screen: screen(ownContract, 'MyContract'),
  },
  {
    path: portalPaths.annexes,
    access: 'auth',
    layout: 'main',
    side: 'citizen',
    // The annexes of a participant stand with their contracts.
    screen: MyContracts,
  },
  {
    path: portalPaths.annex,
    access: 'auth',
    layout: 'main',
    side: 'citizen',
    screen: screen(ownContract, 'MyAnnex'),
  },
];
