import { portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';

const ofStaff = {
  access: 'auth',
  layout: 'application',
  side: 'staff',
  privileges: ['library_show'],
} as const;

export const libraryRoutes: FeatureRoute[] = [
  {
    ...ofStaff,
    path: portalPaths.libraries,
    screen: 'LibraryList',
  },
  {
    ...ofStaff,
    path: portalPaths.library,
    screen: 'LibraryPage',
  },
  {
    ...ofStaff,
    path: portalPaths.libraryImport,
    privileges: ['library_show', 'library_edit'],
    screen: 'ImportPlaces',
  },
];
