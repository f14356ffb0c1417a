import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { DefinedList, ListLocation } from './list-location';
import { onLatest } from './on-latest';

/** The location in a list, as the address says it, and a function that goes to another one. */
export function useListLocation<Location extends ListLocation>(list: DefinedList<Location>) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const location = useMemo(() => list.parse(params, pathname), [list, params, pathname]);
  const navigate = useNavigate();
  const goTo = (to: Location) => {
    // The router draws a page that it was led to a moment later than the address says it.
    const latest = onLatest(list, { shown: location, to }, window.location);
    void navigate(list.hrefOf(latest));
  };

  return [location, goTo] as const;
}
