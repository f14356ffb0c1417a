import { lazy } from 'react';
import { paths } from '../../shared/paths';
import type { AppRoute } from '../../shared/routing/app-route';

export const legalRoutes: AppRoute[] = [
  {
    path: paths.statute,
    access: 'public',
    layout: 'main',
    screen: lazy(() => import('./screens/statute').then((module) => ({ default: module.Statute }))),
  },
  {
    path: paths.privacyPolicy,
    access: 'public',
    layout: 'main',
    isStatic: true,
    screen: lazy(() =>
      import('./screens/privacy-policy').then((module) => ({ default: module.PrivacyPolicy })),
    ),
  },
  {
    path: paths.accessibility,
    access: 'public',
    layout: 'main',
    isStatic: true,
    screen: lazy(() =>
      import('./screens/accessibility').then((module) => ({ default: module.AccessibilityStatement })),
    ),
  },
];
