import { portalPaths } from '@urzad/contract';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** The screen of staff, which replaces the citizen's list on the same path (Order §7). */
export const queueScreens: ReadonlyMap<string, LazyExoticComponent<ComponentType>> = new Map([
  [
    portalPaths.registrations,
    lazy(() => import('./screens/queue').then((module) => ({ default: module.Queue }))),
  ],
]);
