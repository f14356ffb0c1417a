import { lazy } from 'react';
import { paths } from '../../shared/paths';
import type { AppRoute } from '../../shared/routing/app-route';

export const homeRoutes: AppRoute[] = [
  {
    path: paths.home,
    access: 'public',
    layout: 'home',
    isStatic: true,
    screen: lazy(() => import('./screens/home').then((module) => ({ default: module.Home }))),
    staffScreen: lazy(() =>
      import('./screens/staff-start').then((module) => ({ default: module.StaffStart })),
    ),
  },
];
