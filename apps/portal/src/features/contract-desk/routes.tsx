import { portalPaths } from '@urzad/contract';

/** The screens of staff, which replace the citizen's pages on the same paths (Order §7). */
export const contractDeskScreens: ReadonlyMap<string, string> = new Map([
  [portalPaths.contract, 'ContractDesk'],
  [portalPaths.annex, 'AnnexDesk'],
]);
