import { type PortalPath, portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';

/** Screens of the participant; those of the office on the same paths are added by the router. */
export const claimRoutes: FeatureRoute[] = [
  route(portalPaths.claims, 'MyClaims'),
  route(portalPaths.claimNew, 'NewClaim'),
  route(portalPaths.claimSign, 'SignClaim'),
  route(portalPaths.claim, 'MyClaim'),
];

function route(path: PortalPath, screen: string): FeatureRoute {
  return { path, access: 'auth', layout: 'main', side: 'citizen', screen };
}
