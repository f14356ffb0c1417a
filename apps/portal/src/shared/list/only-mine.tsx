import { TextLink } from '@urzad/ui';
import { useMessages } from '../i18n/messages';
import type { DefinedList, ListLocation } from './list-location';
import { listMessages } from './messages';

/** Filters without a column: links of the dashboard ask for them. */
const MINE: readonly string[] = ['second', 'prepared'];

interface OnlyMineProps<Location extends ListLocation> {
  list: Pick<DefinedList<Location>, 'hrefOf'>;
  location: Location;
}

/** That the list shows only what waits for this person, and a link to all of it. */
export function OnlyMine<Location extends ListLocation>({ list, location }: OnlyMineProps<Location>) {
  const words = useMessages(listMessages);
  const kept = Object.entries(location.filters).filter(([name]) => !MINE.includes(name));
  if (kept.length === Object.keys(location.filters).length) return null;

  return (
    <p className="u:flex u:flex-wrap u:items-baseline u:gap-x-3">
      <span>{words.onlyMine}</span>
      <TextLink href={list.hrefOf({ ...location, page: 1, filters: Object.fromEntries(kept) })}>
        {words.showAll}
      </TextLink>
    </p>
  );
}
