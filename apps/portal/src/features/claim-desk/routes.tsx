import { portalPaths } from '@urzad/contract';

/** The screen of staff, which replaces the citizen's page on the same path (Order §7). */
export const claimDeskScreens: ReadonlyMap<string, string> = new Map([[portalPaths.claim, 'ClaimDesk']]);
