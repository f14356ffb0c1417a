import type { SelectedKeys } from '@urzad/ui/data-table';
import { useState } from 'react';

const NOTHING: ReadonlySet<string> = new Set();

interface ChosenRows<Row> {
  keys: SelectedKeys;
  rows: readonly Row[];
  choose: (keys: SelectedKeys) => void;
  clear: () => void;
}

/**
 * Rows of one page of a list that are chosen: of more than a page nobody could see what will happen to each.
 * @param page the address of the page: another one begins anew
 */
export function useChosenRows<Row extends { id: number }>(
  rows: readonly Row[],
  page: string,
): ChosenRows<Row> {
  const [chosen, setChosen] = useState<{ page: string; keys: SelectedKeys }>({ page, keys: NOTHING });
  const keys = chosen.page === page ? chosen.keys : NOTHING;

  return {
    keys,
    rows: rows.filter(({ id }) => keys === 'all' || keys.has(String(id))),
    choose: (next) =>
      setChosen({ page, keys: next === 'all' ? new Set(rows.map(({ id }) => String(id))) : next }),
    clear: () => setChosen({ page, keys: NOTHING }),
  };
}
