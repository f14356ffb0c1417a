import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { paths } from '../../shared/paths';
import type { Access, AppRoute, LayoutName } from '../../shared/routing/app-route';

const Login = lazy(() => import('./screens/login').then((module) => ({ default: module.Login })));
const Register = lazy(() => import('./screens/register').then((module) => ({ default: module.Register })));
const Code = lazy(() => import('./screens/code').then((module) => ({ default: module.Code })));
const Recover = lazy(() => import('./screens/recover').then((module) => ({ default: module.Recover })));
const Logout = lazy(() => import('./screens/logout').then((module) => ({ default: module.Logout })));
const Lockscreen = lazy(() =>
  import('./screens/lockscreen').then((module) => ({ default: module.Lockscreen })),
);
const Autocomplete = lazy(() =>
  import('./screens/autocomplete').then((module) => ({ default: module.Autocomplete })),
);

export const accountRoutes: AppRoute[] = [
  { ...route(paths.login, 'guest', 'auth', Login), isStatic: true },
  route(paths.register, 'guest', 'auth', Register),
  route(paths.code, 'guest', 'auth', Code),
  route(paths.recover, 'guest', 'auth', Recover),
  route(paths.logout, 'auth', 'blank', Logout),
  route(paths.lockscreen, 'auth', 'blank', Lockscreen),
  route(paths.autocomplete, 'auth', 'main', Autocomplete),
];

function route(
  path: string,
  access: Access,
  layout: LayoutName,
  screen: LazyExoticComponent<ComponentType>,
): AppRoute {
  return { path, access, layout, screen };
}
