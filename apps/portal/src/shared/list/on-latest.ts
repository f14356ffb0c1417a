import type { DefinedList, ListLocation } from './list-location';

export interface Move<Location extends ListLocation> {
  /** The location that the screen shows. */
  shown: Location;
  /** Where it goes from there. */
  to: Location;
}

/**
 * Where a move leads when the address has gone on since the screen was drawn: what the move changes, on what the address
 * says by now. A tab that was pressed a moment before stays chosen when a text is searched for.
 * @param address of the browser; one of another page changes nothing
 */
export function onLatest<Location extends ListLocation>(
  list: Pick<DefinedList<Location>, 'parse' | 'hrefOf'>,
  { shown, to }: Move<Location>,
  address: Pick<globalThis.Location, 'pathname' | 'search'>,
): Location {
  const now = list.parse(new URLSearchParams(address.search), address.pathname);
  if (list.hrefOf(now).split('?')[0] !== address.pathname) return to;

  const isTurned = now.tab !== shown.tab && to.tab === shown.tab;
  const onNow = (name: string, value: unknown) => {
    // A page of the rows that were shown is none of the tab that comes.
    if (name === 'page' && isTurned) return 1;
    return isSame(value, Object(shown)[name]) ? Object(now)[name] : value;
  };
  const names = Object.keys({ ...shown, ...now, ...to });
  return { ...now, ...Object.fromEntries(names.map((name) => [name, onNow(name, Object(to)[name])])) };
}

/** Locations are plain data, made anew with every move. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
