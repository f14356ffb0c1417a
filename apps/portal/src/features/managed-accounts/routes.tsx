import { type PortalPath, portalPaths } from '@urzad/contract';
import type { Privilege } from '@urzad/grants';
import type { FeatureRoute } from '#shared/routing/app-route';

/** Screens of an administrator of accounts and roles. */
export const managedAccountRoutes: FeatureRoute[] = [
  route(portalPaths.users, 'user_show', 'AccountList'),
  route(portalPaths.userRoles, 'user_role_show', 'Roles'),
  route(portalPaths.user, 'user_show', 'ManagedAccountScreen'),
];

function route(path: PortalPath, privilege: Privilege, shown: string): FeatureRoute {
  return {
    path,
    access: 'auth',
    layout: 'application',
    side: 'staff',
    privileges: [privilege],
    screen: shown,
  };
}
