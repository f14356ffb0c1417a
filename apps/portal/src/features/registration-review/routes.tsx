import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { paths } from '../../shared/paths';

/**
 * What the office sees on paths that it shares with parents (decisions.md 7). The router joins these screens to the
 * citizen's routes.
 */
export const reviewScreens: ReadonlyMap<string, LazyExoticComponent<ComponentType>> = new Map([
  [paths.registrations, lazy(() => import('./screens/queue').then((module) => ({ default: module.Queue })))],
  [
    paths.registration(':id'),
    lazy(() => import('./screens/review').then((module) => ({ default: module.Review }))),
  ],
]);
