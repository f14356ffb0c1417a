import { portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';

const OF_OFFICE = {
  access: 'auth',
  layout: 'application',
  side: 'staff',
  privileges: ['kanban_show'],
} as const;

export const workBoardRoutes: FeatureRoute[] = [
  { ...OF_OFFICE, path: portalPaths.kanban, screen: 'TeamBoard' },
  { ...OF_OFFICE, path: portalPaths.kanbanBoard, screen: 'TeamBoard' },
  { ...OF_OFFICE, path: portalPaths.kanbanMine, screen: 'OwnBoard' },
];
