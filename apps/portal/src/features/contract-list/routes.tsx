import { portalPaths } from '@urzad/contract';
import type { ComponentType, LazyExoticComponent } from 'react';
import { screen } from '#shared/routing/screen';

const lists = () => import('./screens/contract-lists');

/** The screens of staff, which replace the citizen's on the same paths (Order §7). */
export const contractListScreens: ReadonlyMap<string, LazyExoticComponent<ComponentType>> = new Map([
  [portalPaths.contracts, screen(lists, 'ContractList')],
  [portalPaths.annexes, screen(lists, 'AnnexList')],
]);
