import { useQuery } from '@tanstack/react-query';
import { isIsoDate } from '@urzad/domain';
import { ODSETKI } from '@urzad/grants';
import { useMemo } from 'react';
import { libraryOptionsQuery } from '#shared/entities/libraries/library-query';

/** The rates of interest of the office's dictionary; those that are shipped until they are loaded. */
export function useRates() {
  const { data } = useQuery(libraryOptionsQuery('ODSETKI'));

  return useMemo(
    () =>
      data?.flatMap(({ code, extra: { rate } }) =>
        isIsoDate(code) && typeof rate === 'number' ? [{ valid_from: code, rate }] : [],
      ) ?? ODSETKI,
    [data],
  );
}
