import { portalPaths } from '@urzad/contract';
import { lazy } from 'react';
import type { AppRoute } from '#shared/routing/app-route';

export const homeRoutes: AppRoute[] = [
  {
    path: portalPaths.home,
    access: 'public',
    layout: 'home',
    isRendered: true,
    isStatic: true,
    screen: lazy(() => import('./screens/home').then((module) => ({ default: module.Home }))),
    staffScreen: lazy(() =>
      import('./screens/staff-start').then((module) => ({ default: module.StaffStart })),
    ),
  },
];
