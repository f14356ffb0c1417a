import { skipToken, useQuery } from '@tanstack/react-query';
import { IconLink } from '@urzad/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useMessages } from '../i18n/messages';
import { type DefinedList, LIST_PAGE_SIZE, type ListLocation } from './list-location';
import type { listAroundQuery, PageOfIds } from './list-queries';
import { listMessages } from './messages';

/** The answer of `listAroundQuery` for one page. */
type PageAround = ReturnType<typeof listAroundQuery>;

export interface ListNeighboursProps<Location extends ListLocation> {
  /** Of the shown object. */
  id: number;
  list: DefinedList<Location>;
  /** The location in the list that the person came from. */
  location: Location;
  /** The page at a location; undefined until the parameters of its request are known. */
  pageAt: ((location: Location) => PageAround) | undefined;
  /** The page of an object. */
  pathOf: (id: number) => string;
  /** The names of the links. */
  words: { previous: string; next: string };
}

/** The position in the list, and links to the previous and next one, also on another page. */
export function ListNeighbours<Location extends ListLocation>({
  id,
  list,
  location,
  pageAt,
  pathOf,
  words,
}: ListNeighboursProps<Location>) {
  const { place } = useMessages(listMessages);
  const pageBefore = { ...location, page: location.page - 1 };
  const pageAfter = { ...location, page: location.page + 1 };

  const { data } = usePage(pageAt?.(location));
  const rows = data?.data ?? [];
  const at = rows.findIndex((row) => row.id === id);
  const total = data?.count ?? 0;
  const position = (location.page - 1) * LIST_PAGE_SIZE + at + 1;
  const { data: before } = usePage(at === 0 && location.page > 1 ? pageAt?.(pageBefore) : undefined);
  const { data: after } = usePage(
    at === rows.length - 1 && position < total ? pageAt?.(pageAfter) : undefined,
  );
  if (at < 0) return null;

  const hrefOf = (row: { id: number } | undefined, of: Location) => row && pathOf(row.id) + list.toQuery(of);
  const previous = at > 0 ? hrefOf(rows[at - 1], location) : hrefOf(before?.data.at(-1), pageBefore);
  const next = at < rows.length - 1 ? hrefOf(rows[at + 1], location) : hrefOf(after?.data[0], pageAfter);

  return (
    <nav aria-label={place(position, total)} className="u:flex u:items-center u:gap-1">
      <span className="u:figures u:text-sm u:text-muted">{place(position, total)}</span>
      {previous && <IconLink icon={ChevronUp} label={words.previous} href={previous} />}
      {next && <IconLink icon={ChevronDown} label={words.next} href={next} />}
    </nav>
  );
}

function usePage(page: PageAround | undefined) {
  return useQuery<PageOfIds>(page ?? { queryKey: ['list-around'], queryFn: skipToken });
}
