import { portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';

export const userGroupRoutes: FeatureRoute[] = [
  {
    path: portalPaths.userGroups,
    access: 'auth',
    layout: 'application',
    side: 'staff',
    privileges: ['user_group_show'],
    screen: 'Groups',
  },
];
