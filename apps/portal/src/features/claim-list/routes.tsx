import { portalPaths } from '@urzad/contract';

/** The screen of staff, which replaces the citizen's list on the same path (Order §7). */
export const claimListScreens: ReadonlyMap<string, string> = new Map([[portalPaths.claims, 'ClaimList']]);
