import { type PortalPath, portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

const SelfCheck = screen(() => import('./screens/self-check'), 'SelfCheckScreen');

/** Screens of the parent. The office's screens on the same paths are added by the router. */
export const registrationRoutes: FeatureRoute[] = [
  route(portalPaths.registrations, 'List'),
  // Not in the specification: its start of an application needs an account, and the self-check must not.
  { path: portalPaths.selfCheck, access: 'public', layout: 'main', screen: SelfCheck },
  route(portalPaths.registrationStart, 'Start'),
  task(portalPaths.clauseSign, 'Clause'),
  task(portalPaths.registrationNew, 'New'),
  task(portalPaths.registrationEdit, 'Edit'),
  { ...task(portalPaths.registrationSign, 'Sign'), takesId: true },
  { ...route(portalPaths.registrationSendShow, 'SendShow'), takesId: true },
  task(portalPaths.personalDataSign, 'PersonalData'),
  route(portalPaths.registration, 'Detail'),
];

function route(path: PortalPath, screen: string): FeatureRoute {
  return { path, access: 'auth', layout: 'main', side: 'citizen', screen };
}

/** A form or a document to read. */
function task(path: PortalPath, screen: string): FeatureRoute {
  return { ...route(path, screen), isTask: true };
}
