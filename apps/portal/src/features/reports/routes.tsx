import { portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';

const REPORT = { access: 'auth', layout: 'application', side: 'staff', privileges: ['report_show'] } as const;

export const reportRoutes: FeatureRoute[] = [
  {
    ...REPORT,
    path: portalPaths.reports,
    screen: 'Reports',
  },
  {
    ...REPORT,
    path: portalPaths.report,
    screen: 'Report',
  },
];
