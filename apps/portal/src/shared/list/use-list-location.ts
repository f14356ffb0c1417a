import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { DefinedList, ListLocation } from './list-location';

/** The location in a list, as the address says it, and a function that goes to another one. */
export function useListLocation<Location extends ListLocation>(list: DefinedList<Location>) {
  const [params] = useSearchParams();
  const location = useMemo(() => list.parse(params), [list, params]);
  const navigate = useNavigate();
  const goTo = (to: Location) => void navigate(list.hrefOf(to));

  return [location, goTo] as const;
}
