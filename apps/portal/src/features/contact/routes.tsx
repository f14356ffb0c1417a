import { portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

export const contactRoutes: FeatureRoute[] = [
  {
    path: portalPaths.contact,
    access: 'public',
    layout: 'info',
    isRendered: true,
    isStatic: true,
    screen: screen(() => import('./screens/contact'), 'Contact'),
  },
];
