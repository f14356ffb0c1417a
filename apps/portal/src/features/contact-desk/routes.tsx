import { portalPaths } from '@urzad/contract';
import { SEE_CONTACT } from '@urzad/grants';
import type { FeatureRoute } from '#shared/routing/app-route';

/** The screen of staff, which replaces the public page on the same path (Order §7). */
export const contactDeskScreens: ReadonlyMap<string, string> = new Map([
  [portalPaths.contact, 'ContactList'],
]);

export const contactDeskRoutes: FeatureRoute[] = [
  {
    path: portalPaths.contactMessage,
    access: 'auth',
    layout: 'application',
    side: 'staff',
    privileges: [SEE_CONTACT],
    screen: 'ContactMessageScreen',
  },
];
