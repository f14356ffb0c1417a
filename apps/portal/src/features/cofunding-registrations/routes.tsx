import { type PortalPath, portalPaths } from '@urzad/contract';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { AppRoute } from '#shared/routing/app-route';

const List = lazy(() => import('./screens/list').then((module) => ({ default: module.List })));
const Start = lazy(() => import('./screens/start').then((module) => ({ default: module.Start })));
const SelfCheck = lazy(() =>
  import('./screens/self-check').then((module) => ({ default: module.SelfCheckScreen })),
);
const Clause = lazy(() => import('./screens/clause').then((module) => ({ default: module.Clause })));
const New = lazy(() => import('./screens/new').then((module) => ({ default: module.New })));
const Edit = lazy(() => import('./screens/edit').then((module) => ({ default: module.Edit })));
const Sign = lazy(() => import('./screens/sign').then((module) => ({ default: module.Sign })));
const SendShow = lazy(() => import('./screens/send-show').then((module) => ({ default: module.SendShow })));
const Detail = lazy(() => import('./screens/detail').then((module) => ({ default: module.Detail })));

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
  route(portalPaths.registration, Detail),
];

function route(path: PortalPath, screen: LazyExoticComponent<ComponentType>): AppRoute {
  return { path, access: 'auth', layout: 'main', side: 'citizen', screen };
}

/** A form or a document to read. */
function task(path: PortalPath, screen: LazyExoticComponent<ComponentType>): AppRoute {
  return { ...route(path, screen), isTask: true };
}
