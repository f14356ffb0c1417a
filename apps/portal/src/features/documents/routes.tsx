import { portalPaths } from '@urzad/contract';
import { SEE_DOCUMENTS } from '@urzad/grants';
import type { FeatureRoute } from '#shared/routing/app-route';

const OF_OFFICE = {
  access: 'auth',
  layout: 'application',
  side: 'staff',
  privileges: [SEE_DOCUMENTS],
} as const;

export const documentRoutes: FeatureRoute[] = [
  { path: portalPaths.documents, ...OF_OFFICE, screen: 'DocumentList' },
  { path: portalPaths.document, ...OF_OFFICE, screen: 'DocumentScreen' },
  { path: portalPaths.documentFile, ...OF_OFFICE, screen: 'DocumentFileScreen' },
];
