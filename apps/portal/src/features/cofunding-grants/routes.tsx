import { type PortalPath, portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';

/** One co-funding is the same page on both sides; the list is that of the office (Process §1.3). */
export const coFundingRoutes: FeatureRoute[] = [
  { ...route(portalPaths.coFundings, 'ToOwnPanel'), staffScreen: 'CoFundingList' },
  { ...route(portalPaths.coFunding, 'CoFundingPage'), staffScreen: 'CoFundingPage' },
];

function route(path: PortalPath, screen: string): FeatureRoute {
  return { path, access: 'auth', layout: 'main', screen };
}
