import { isIdInAddress, isSubjectInAddress } from '@urzad/contract';
import type { AppRoute } from '#shared/routing/app-route';
import { NOT_FOUND } from './routes';

export interface Visit {
  /** The id of the address, if there is one. */
  id: string | undefined;
  /** The kind of object that the address names beside its id. */
  obj_type?: string | undefined;
  isStaff: boolean;
}

/** The screen of a person on a route, and its layout. */
export function shownAt(
  found: AppRoute,
  visit: Visit,
): Pick<AppRoute, 'screen' | 'layout'> & { route: AppRoute } {
  const route = isMissing(found, visit) ? NOT_FOUND : found;
  if (!visit.isStaff) return { route, screen: route.screen, layout: route.layout };
  const isOwnFrame = route.staffScreen !== undefined || route === NOT_FOUND;

  return {
    route,
    screen: route.staffScreen ?? route.screen,
    layout: isOwnFrame ? 'application' : route.layout,
  };
}

/** An id that is no number is unknown, and so is a path of the other side's own (Order §10). */
function isMissing({ side, staffScreen }: AppRoute, { id, obj_type, isStaff }: Visit): boolean {
  const isOfOthers = isStaff ? side === 'citizen' && !staffScreen : side === 'staff';

  if (isOfOthers || id === undefined) return isOfOthers;
  return obj_type === undefined ? !isIdInAddress(id) : !isSubjectInAddress(obj_type, id);
}
