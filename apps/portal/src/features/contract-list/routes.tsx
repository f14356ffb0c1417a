import { portalPaths } from '@urzad/contract';
import type { ComponentType, LazyExoticComponent } from 'react';
import { screen } from '#shared/routing/screen';

/** The screen of staff, which replaces the citizen's list on the same path (Order §7). */
export const contractListScreens: ReadonlyMap<string, LazyExoticComponent<ComponentType>> = new Map([
  [portalPaths.contracts, screen(() => import('./screens/contract-list'), 'ContractList')],
]);
