import { type PortalPath, portalPaths } from '@urzad/contract';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Access, AppRoute, LayoutName } from '#shared/routing/app-route';

const Login = lazy(() => import('./screens/login').then((module) => ({ default: module.Login })));
const Register = lazy(() => import('./screens/register').then((module) => ({ default: module.Register })));
const Code = lazy(() => import('./screens/code').then((module) => ({ default: module.Code })));
const Recover = lazy(() => import('./screens/recover').then((module) => ({ default: module.Recover })));
const Logout = lazy(() => import('./screens/logout').then((module) => ({ default: module.Logout })));
const Lockscreen = lazy(() =>
  import('./screens/lockscreen').then((module) => ({ default: module.Lockscreen })),
);
const CompleteProfile = lazy(() =>
  import('./screens/complete-profile').then((module) => ({ default: module.CompleteProfile })),
);

export const accountRoutes: AppRoute[] = [
  { ...route(portalPaths.login, 'guest', 'auth', Login), isRendered: true, isStatic: true },
  { ...route(portalPaths.register, 'guest', 'auth', Register), isRendered: true },
  route(portalPaths.code, 'guest', 'auth', Code),
  { ...route(portalPaths.recover, 'guest', 'auth', Recover), isRendered: true },
  route(portalPaths.logout, 'auth', 'blank', Logout),
  route(portalPaths.lockscreen, 'auth', 'blank', Lockscreen),
  route(portalPaths.autocomplete, 'auth', 'main', CompleteProfile),
];

function route(
  path: PortalPath,
  access: Access,
  layout: LayoutName,
  screen: LazyExoticComponent<ComponentType>,
): AppRoute {
  return { path, access, layout, screen };
}
