import { type PortalPath, portalPaths } from '@urzad/contract';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { AppRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

const List = screen(() => import('./screens/list'), 'List');
const Start = screen(() => import('./screens/start'), 'Start');
const SelfCheck = screen(() => import('./screens/self-check'), 'SelfCheckScreen');
const Clause = screen(() => import('./screens/clause'), 'Clause');
const New = screen(() => import('./screens/new'), 'New');
const Edit = screen(() => import('./screens/edit'), 'Edit');
const Sign = screen(() => import('./screens/sign'), 'Sign');
const SendShow = screen(() => import('./screens/send-show'), 'SendShow');
const PersonalData = screen(() => import('./screens/personal-data'), 'PersonalData');
const Detail = screen(() => import('./screens/detail'), 'Detail');

/** Screens of the parent. The office's screens on the same paths are added by the router. */
export const registrationRoutes: AppRoute[] = [
  route(portalPaths.registrations, List),
  // Not in the specification: its start of an application needs an account, and the self-check must not.
  { path: portalPaths.selfCheck, access: 'public', layout: 'main', screen: SelfCheck },
  route(portalPaths.registrationStart, Start),
  task(portalPaths.clauseSign, Clause),
  task(portalPaths.registrationNew, New),
  task(portalPaths.registrationEdit, Edit),
  { ...task(portalPaths.registrationSign, Sign), takesId: true },
  { ...route(portalPaths.registrationSendShow, SendShow), takesId: true },
  task(portalPaths.personalDataSign, PersonalData),
  route(portalPaths.registration, Detail),
];

function route(path: PortalPath, screen: LazyExoticComponent<ComponentType>): AppRoute {
  return { path, access: 'auth', layout: 'main', side: 'citizen', screen };
}

/** A form or a document to read. */
function task(path: PortalPath, screen: LazyExoticComponent<ComponentType>): AppRoute {
  return { ...route(path, screen), isTask: true };
}
