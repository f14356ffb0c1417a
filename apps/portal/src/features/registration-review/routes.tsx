import { portalPaths } from '@urzad/contract';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * What the office sees on paths that it shares with parents (decisions.md 7). The router joins these screens to the
 * citizen's routes.
 */
export const reviewScreens: ReadonlyMap<string, LazyExoticComponent<ComponentType>> = new Map([
  [
    portalPaths.registrations,
    lazy(() => import('./screens/queue').then((module) => ({ default: module.Queue }))),
  ],
  [
    portalPaths.registration,
    lazy(() => import('./screens/review').then((module) => ({ default: module.Review }))),
  ],
]);
