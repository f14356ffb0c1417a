import { type PortalPath, portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';

/** Screens of the parent. The office opens a case on the same screen; its others are added by the router. */
export const caseRoutes: FeatureRoute[] = [
  route(portalPaths.officeCases, 'MyCases'),
  { ...route(portalPaths.officeCaseNew, 'NewCase'), isTask: true, staffScreen: 'NewCase' },
  route(portalPaths.officeCase, 'Thread'),
  { ...route(portalPaths.officeCaseEdit, 'ChangeCase'), isTask: true },
  { ...route(portalPaths.officeCaseSign, 'SignStatement'), isTask: true },
];

function route(path: PortalPath, screen: string): FeatureRoute {
  return { path, access: 'auth', layout: 'main', side: 'citizen', screen };
}
