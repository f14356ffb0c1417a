import { type PortalPath, portalPaths } from '@urzad/contract';
import type { Privilege } from '@urzad/grants';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { AppRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

/** Screens of an administrator of accounts and roles. */
export const managedAccountRoutes: AppRoute[] = [
  route(
    portalPaths.users,
    'user_show',
    screen(() => import('./screens/account-list'), 'AccountList'),
  ),
  route(
    portalPaths.userRoles,
    'user_role_show',
    screen(() => import('./screens/roles'), 'Roles'),
  ),
  route(
    portalPaths.user,
    'user_show',
    screen(() => import('./screens/managed-account'), 'ManagedAccountScreen'),
  ),
];

function route(path: PortalPath, privilege: Privilege, shown: LazyExoticComponent<ComponentType>): AppRoute {
  return {
    path,
    access: 'auth',
    layout: 'application',
    side: 'staff',
    privileges: [privilege],
    screen: shown,
  };
}
