import { isIdInAddress } from '@urzad/contract';
import type { AppRoute } from '#shared/routing/app-route';
import { NOT_FOUND } from './routes';

export interface Visit {
  /** What stands in the address as an id, if anything does. */
  id: string | undefined;
  isStaff: boolean;
}

/** Which screen a person sees on a route, and in which frame. */
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

/** An id that is no number names nothing, and a path of the parents' own leads the office nowhere (Order §10). */
function isMissing({ side, staffScreen }: AppRoute, { id, isStaff }: Visit): boolean {
  const isOfOthers = isStaff && side === 'citizen' && !staffScreen;

  return isOfOthers || (id !== undefined && !isIdInAddress(id));
}
