import { portalPaths } from '@urzad/contract';

/** The screen of staff, which replaces the citizen's application on the same path (Order §7). */
export const reviewScreens: ReadonlyMap<string, string> = new Map([[portalPaths.registration, 'Review']]);
