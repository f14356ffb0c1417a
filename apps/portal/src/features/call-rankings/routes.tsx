import { portalPaths } from '@urzad/contract';
import { SEE_CALLS } from '@urzad/grants';
import type { FeatureRoute } from '#shared/routing/app-route';

export const callRankingRoutes: FeatureRoute[] = [
  {
    path: portalPaths.callRanking,
    access: 'auth',
    layout: 'application',
    side: 'staff',
    privileges: [SEE_CALLS],
    screen: 'CallRankingScreen',
  },
];
