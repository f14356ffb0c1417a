import { type PortalPath, portalPaths } from '@urzad/contract';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { AppRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

const MyCases = screen(() => import('./screens/my-cases'), 'MyCases');
const NewCase = screen(() => import('./screens/new-case'), 'NewCase');
const Thread = screen(() => import('./screens/thread'), 'Thread');
const SignStatement = screen(() => import('./screens/sign-statement'), 'SignStatement');
const ChangeCase = screen(() => import('./screens/change-case'), 'ChangeCase');

/** Screens of the parent. The office opens a case on the same screen; its others are added by the router. */
export const caseRoutes: AppRoute[] = [
  route(portalPaths.officeCases, MyCases),
  { ...route(portalPaths.officeCaseNew, NewCase), isTask: true, staffScreen: NewCase },
  route(portalPaths.officeCase, Thread),
  { ...route(portalPaths.officeCaseEdit, ChangeCase), isTask: true },
  { ...route(portalPaths.officeCaseSign, SignStatement), isTask: true },
];

function route(path: PortalPath, screen: LazyExoticComponent<ComponentType>): AppRoute {
  return { path, access: 'auth', layout: 'main', side: 'citizen', screen };
}
