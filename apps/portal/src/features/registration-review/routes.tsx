import { portalPaths } from '@urzad/contract';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** The screen of staff, which replaces the citizen's application on the same path (Order §7). */
export const reviewScreens: ReadonlyMap<string, LazyExoticComponent<ComponentType>> = new Map([
  [
    portalPaths.registration,
    lazy(() => import('./screens/review').then((module) => ({ default: module.Review }))),
  ],
]);
