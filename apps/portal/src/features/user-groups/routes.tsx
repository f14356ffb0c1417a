import { portalPaths } from '@urzad/contract';
import type { AppRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

export const userGroupRoutes: AppRoute[] = [
  {
    path: portalPaths.userGroups,
    access: 'auth',
    layout: 'application',
    side: 'staff',
    privileges: ['user_group_show'],
    screen: screen(() => import('./screens/groups'), 'Groups'),
  },
];
