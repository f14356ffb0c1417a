import { portalPaths } from '@urzad/contract';
import type { AppRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

const OwnData = screen(() => import('./screens/own-data'), 'OwnData');

/** The same screen for staff, in their layout. */
export const ownDataRoutes: AppRoute[] = [
  { path: portalPaths.ownData, access: 'auth', layout: 'main', screen: OwnData, staffScreen: OwnData },
];
