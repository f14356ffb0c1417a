import { portalPaths } from '@urzad/contract';

/** The first page of staff, which replaces the home page of citizens on the same path (Order §7). */
export const dashboardScreens: ReadonlyMap<string, string> = new Map([[portalPaths.home, 'StaffStart']]);
