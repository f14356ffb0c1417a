import { portalPaths } from '@urzad/contract';
import type { AppRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

export const contactRoutes: AppRoute[] = [
  {
    path: portalPaths.contact,
    access: 'public',
    layout: 'info',
    isRendered: true,
    isStatic: true,
    screen: screen(() => import('./screens/contact'), 'Contact'),
  },
];
