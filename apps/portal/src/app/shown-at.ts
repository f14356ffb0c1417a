import { isIdInAddress, isSubjectInAddress } from '@urzad/contract';
import { paths } from '#shared/paths';
import type { AppRoute } from '#shared/routing/app-route';
import { NO_ACCESS, NOT_FOUND } from './routes';

/** What a signed-in person without access to the system may open beside public pages (Order §10). */
const OF_ACCOUNT: readonly AppRoute['path'][] = [
  paths.autocomplete,
  paths.lockscreen,
  paths.logout,
  paths.ownData,
];
const ACCOUNT = /^\/account(\/edit)?$/;

export interface Visit {
  /** The id of the address, if there is one. */
  id: string | undefined;
  /** The kind of object that the address names beside its id. */
  obj_type?: string | undefined;
  /** Undefined of a visitor: nobody knows their side before they sign in. */
  isStaff: boolean | undefined;
  /** False for an account without access to the system. @default true */
  hasAccess?: boolean;
}

/** The screen of a person on a route, and its layout. */
export function shownAt(
  found: AppRoute,
  visit: Visit,
): Pick<AppRoute, 'screen' | 'layout'> & { route: AppRoute } {
  const { isStaff, hasAccess = true } = visit;
  const route = hasAccess ? foundBy(found, visit) : openTo(found, visit);
  if (!isStaff || !hasAccess) return { route, screen: route.screen, layout: route.layout };
  const isOwnFrame = route.staffScreen !== undefined || route === NOT_FOUND;

  return {
    route,
    screen: route.staffScreen ?? route.screen,
    layout: isOwnFrame ? 'application' : route.layout,
  };
}

function foundBy(found: AppRoute, visit: Visit): AppRoute {
  return isMissing(found, visit) ? NOT_FOUND : found;
}

/** Of an account without access, which has no side of its own. */
function openTo(found: AppRoute, visit: Visit): AppRoute {
  const isOfAccount = OF_ACCOUNT.includes(found.path) || ACCOUNT.test(found.path);
  return found.access === 'auth' && !isOfAccount ? NO_ACCESS : foundBy(found, visit);
}

/** An id that is no number is unknown, and so is a path of the other side's own (Order §10). */
function isMissing({ side, staffScreen }: AppRoute, { id, obj_type, isStaff }: Visit): boolean {
  const isOfOthers = isStaff ? side === 'citizen' && !staffScreen : isStaff === false && side === 'staff';

  if (isOfOthers || id === undefined) return isOfOthers;
  return obj_type === undefined ? !isIdInAddress(id) : !isSubjectInAddress(obj_type, id);
}
