import { portalPaths } from '@urzad/contract';
import type { ComponentType, LazyExoticComponent } from 'react';
import { screen } from '#shared/routing/screen';

/** The screen of staff, which replaces the citizen's page on the same path (Order §7). */
export const claimDeskScreens: ReadonlyMap<string, LazyExoticComponent<ComponentType>> = new Map([
  [portalPaths.claim, screen(() => import('./screens/claim-desk'), 'ClaimDesk')],
]);
