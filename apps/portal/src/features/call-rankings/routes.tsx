import { portalPaths } from '@urzad/contract';
import { SEE_CALLS } from '@urzad/grants';
import type { AppRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

export const callRankingRoutes: AppRoute[] = [
  {
    path: portalPaths.callRanking,
    access: 'auth',
    layout: 'application',
    side: 'staff',
    privileges: [SEE_CALLS],
    screen: screen(() => import('./screens/call-ranking'), 'CallRankingScreen'),
  },
];
