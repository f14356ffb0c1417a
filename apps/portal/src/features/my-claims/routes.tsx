import { type PortalPath, portalPaths } from '@urzad/contract';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { AppRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

/** Screens of the participant; those of the office on the same paths are added by the router. */
export const claimRoutes: AppRoute[] = [
  route(
    portalPaths.claims,
    screen(() => import('./screens/my-claims'), 'MyClaims'),
  ),
  route(
    portalPaths.claimNew,
    screen(() => import('./screens/new-claim'), 'NewClaim'),
  ),
  route(
    portalPaths.claimSign,
    screen(() => import('./screens/sign-claim'), 'SignClaim'),
  ),
  route(
    portalPaths.claim,
    screen(() => import('./screens/my-claim'), 'MyClaim'),
  ),
];

function route(path: PortalPath, screen: LazyExoticComponent<ComponentType>): AppRoute {
  return { path, access: 'auth', layout: 'main', side: 'citizen', screen };
}
