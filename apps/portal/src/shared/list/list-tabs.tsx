import { TabLinks } from '@urzad/ui';
import type { DefinedList, ListLocation } from './list-location';

export interface ListTabsProps<Location extends ListLocation> {
  list: DefinedList<Location>;
  location: Location;
  /** The name of all tabs together. */
  label: string;
  labels: Record<Location['tab'], string>;
  /** The numbers of rows, once they are loaded. */
  counts: Record<Location['tab'], number> | undefined;
}

export function ListTabs<Location extends ListLocation>({
  list,
  location,
  label,
  labels,
  counts,
}: ListTabsProps<Location>) {
  return (
    <TabLinks
      label={label}
      links={list.tabNames.map((tab: Location['tab']) => ({
        href: list.hrefOf(list.onTab(location, tab)),
        label: labels[tab],
        current: tab === location.tab,
        ...(counts && { count: counts[tab] }),
      }))}
    />
  );
}
