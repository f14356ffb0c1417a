import { type PortalPath, portalPaths } from '@urzad/contract';
import type { Access, FeatureRoute, LayoutName } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

const Login = screen(() => import('./screens/login'), 'Login');
const Register = screen(() => import('./screens/register'), 'Register');
const Code = screen(() => import('./screens/code'), 'Code');
const Recover = screen(() => import('./screens/recover'), 'Recover');
const Autologin = screen(() => import('./screens/autologin'), 'Autologin');
const Logout = screen(() => import('./screens/logout'), 'Logout');
const Lockscreen = screen(() => import('./screens/lockscreen'), 'Lockscreen');

export const accountRoutes: FeatureRoute[] = [
  { ...route(portalPaths.login, 'guest', 'auth', Login), isRendered: true, isStatic: true },
  { ...route(portalPaths.register, 'guest', 'auth', Register), isRendered: true },
  route(portalPaths.code, 'guest', 'auth-v2', Code),
  { ...route(portalPaths.recover, 'guest', 'auth-v2', Recover), isRendered: true },
  route(portalPaths.autologin, 'public', 'blank', Autologin),
  route(portalPaths.logout, 'auth', 'blank', Logout),
  route(portalPaths.lockscreen, 'auth', 'auth-v2', Lockscreen),
  route(portalPaths.autocomplete, 'auth', 'main', 'CompleteProfile'),
  // The same screens for staff, in their layout.
  { ...route(portalPaths.account, 'auth', 'main', 'MyAccount'), staffScreen: 'MyAccount' },
  { ...route(portalPaths.accountEdit, 'auth', 'main', 'EditAccount'), staffScreen: 'EditAccount' },
];

function route(
  path: PortalPath,
  access: Access,
  layout: LayoutName,
  screen: FeatureRoute['screen'],
): FeatureRoute {
  return { path, access, layout, screen };
}
