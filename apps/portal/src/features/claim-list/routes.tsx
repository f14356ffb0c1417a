import { portalPaths } from '@urzad/contract';
import type { ComponentType, LazyExoticComponent } from 'react';
import { screen } from '#shared/routing/screen';

/** The screen of staff, which replaces the citizen's list on the same path (Order §7). */
export const claimListScreens: ReadonlyMap<string, LazyExoticComponent<ComponentType>> = new Map([
  [portalPaths.claims, screen(() => import('./screens/claim-list'), 'ClaimList')],
]);
