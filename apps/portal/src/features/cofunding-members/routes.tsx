import { type PortalPath, portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';

/** A parent is led to their own panel; the office lists participants and opens one (Process §1.3). */
export const memberRoutes: FeatureRoute[] = [
  { ...route(portalPaths.memberShow, 'OwnPanel'), side: 'citizen' },
  { ...route(portalPaths.members, 'ToPanel'), staffScreen: 'MemberList' },
  { ...route(portalPaths.member, 'ToPanel'), staffScreen: 'MemberPage' },
];

function route(path: PortalPath, screen: string): FeatureRoute {
  return { path, access: 'auth', layout: 'main', screen };
}
