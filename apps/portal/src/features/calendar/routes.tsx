import { portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';

const OF_OFFICE = {
  access: 'auth',
  layout: 'application',
  side: 'staff',
  privileges: ['calendar_show'],
  screen: 'Calendar',
} as const;

export const calendarRoutes: FeatureRoute[] = [
  { ...OF_OFFICE, path: portalPaths.calendar },
  { ...OF_OFFICE, path: portalPaths.calendarEvent },
];
