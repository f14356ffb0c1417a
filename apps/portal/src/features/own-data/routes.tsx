import { portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';

/** The same screen for staff, in their layout. */
export const ownDataRoutes: FeatureRoute[] = [
  { path: portalPaths.ownData, access: 'auth', layout: 'main', screen: 'OwnData', staffScreen: 'OwnData' },
];
