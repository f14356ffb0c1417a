import { portalPaths } from '@urzad/contract';
import type { ComponentType, LazyExoticComponent } from 'react';
import { screen } from '#shared/routing/screen';

/** The screen of staff, which replaces the citizen's application on the same path (Order §7). */
export const reviewScreens: ReadonlyMap<string, LazyExoticComponent<ComponentType>> = new Map([
  [portalPaths.registration, screen(() => import('./screens/review'), 'Review')],
]);
