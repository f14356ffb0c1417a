import { portalPaths } from '@urzad/contract';
import { lazy } from 'react';
import type { AppRoute } from '#shared/routing/app-route';

export const legalRoutes: AppRoute[] = [
  {
    path: portalPaths.statute,
    access: 'public',
    layout: 'main',
    isRendered: true,
    screen: lazy(() => import('./screens/statute').then((module) => ({ default: module.Statute }))),
  },
  {
    path: portalPaths.privacyPolicy,
    access: 'public',
    layout: 'main',
    isRendered: true,
    isStatic: true,
    screen: lazy(() =>
      import('./screens/privacy-policy').then((module) => ({ default: module.PrivacyPolicy })),
    ),
  },
  {
    path: portalPaths.accessibility,
    access: 'public',
    layout: 'main',
    isRendered: true,
    isStatic: true,
    screen: lazy(() =>
      import('./screens/accessibility').then((module) => ({ default: module.AccessibilityStatement })),
    ),
  },
];
