import { portalPaths } from '@urzad/contract';

/** The screens of staff, which replace the citizen's on the same paths (Order §7). */
export const contractListScreens: ReadonlyMap<string, string> = new Map([
  [portalPaths.contracts, 'ContractList'],
  [portalPaths.annexes, 'AnnexList'],
]);
