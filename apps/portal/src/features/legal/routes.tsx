import { portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

export const legalRoutes: FeatureRoute[] = [
  {
    path: portalPaths.statute,
    access: 'public',
    layout: 'main',
    isRendered: true,
    screen: screen(() => import('./screens/statute'), 'Statute'),
  },
  {
    path: portalPaths.privacyPolicy,
    access: 'public',
    layout: 'main',
    isRendered: true,
    isStatic: true,
    screen: screen(() => import('./screens/privacy-policy'), 'PrivacyPolicy'),
  },
  {
    path: portalPaths.accessibility,
    access: 'public',
    layout: 'main',
    isRendered: true,
    screen: screen(() => import('./screens/accessibility'), 'AccessibilityStatement'),
  },
];
