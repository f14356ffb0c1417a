import { TabLinks } from '@urzad/ui';
import type { DefinedList, ListLocation } from './list-location';

export interface ListTabsProps<Location extends ListLocation> {
  list: DefinedList<Location>;
  location: Location;
  /** The name of all tabs together. */
  label: string;
  labels: Record<Location['tab'], string>;
  /** The numbers of rows, once they are loaded. */
  counts: Partial<Record<Location['tab'], number>> | undefined;
  /** The tab whose rows, when there are any, have to be seen to. */
  alert?: Location['tab'];
}

export function ListTabs<Location extends ListLocation>({
  list,
  location,
  label,
  labels,
  counts,
  alert,
}: ListTabsProps<Location>) {
  return (
    <TabLinks
      label={label}
      links={list.tabNames.map((tab: Location['tab']) => ({
        href: list.hrefOf(list.onTab(location, tab)),
        label: labels[tab],
        current: tab === location.tab,
        ...countOf(counts?.[tab], tab === alert),
      }))}
    />
  );
}

function countOf(count: number | undefined, alerts: boolean) {
  return count === undefined ? {} : { count, alert: alerts && count > 0 };
}
