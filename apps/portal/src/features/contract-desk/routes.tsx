import { portalPaths } from '@urzad/contract';
import type { ComponentType, LazyExoticComponent } from 'react';
import { screen } from '#shared/routing/screen';

const desks = () => import('./screens/contract-desks');

/** The screens of staff, which replace the citizen's pages on the same paths (Order §7). */
export const contractDeskScreens: ReadonlyMap<string, LazyExoticComponent<ComponentType>> = new Map([
  [portalPaths.contract, screen(desks, 'ContractDesk')],
  [portalPaths.annex, screen(desks, 'AnnexDesk')],
]);
