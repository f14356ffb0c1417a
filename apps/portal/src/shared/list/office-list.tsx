import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import type { IsoDate } from '@urzad/domain';
import type { Privilege } from '@urzad/grants';
import { Alert, PageHeading, SearchField } from '@urzad/ui';
import type { ComponentType, ReactNode } from 'react';
import { useScreen } from '../screen/use-screen';
import { useSession } from '../session/session-store';
import { useBusinessToday } from '../system/use-office';
import { FoundFor } from './found-for';
import type { DefinedList, ListLocation, ListQuery } from './list-location';
import { type CountsEndpoint, listCountsQuery } from './list-queries';
import { ListTabs, type ListTabsProps } from './list-tabs';
import { ListTotal } from './list-total';
import { useListLocation } from './use-list-location';

export interface OfficeListProps<Location extends ListLocation, Counts extends CountsEndpoint> {
  list: DefinedList<Location> & { narrowingOf: (location: Location) => ListQuery<Counts> };
  /** The key of its requests. */
  listKey: QueryKey;
  /** Answers the number of rows on each tab. */
  counts: Counts;
  /** What one must hold to see the list. */
  privilege: Privilege;
  words: OfficeListWords<Location['tab']>;
  /** The tab whose rows the line below the title counts. */
  counted: Location['tab'];
  /** The tab whose rows, when there are any, have to be seen to. */
  alert?: Location['tab'];
  /** Beside the search: what begins here. */
  actions?: ReactNode;
  /** One page of the list. */
  table: ComponentType<OfficeTableProps<Location>>;
}

export interface OfficeListWords<Tab extends string> {
  title: string;
  total: (count: number) => string;
  search: string;
  noAccess: string;
  noAccessHint: string;
  tabsLabel: string;
  tabs: Record<Tab, string>;
}

export interface OfficeTableProps<Location> {
  location: Location;
  today: IsoDate;
  onLocationChange: (location: Location) => void;
}

/** The screen of a list of the office: its title, search, tabs with their numbers, and one page of rows. */
export function OfficeList<Location extends ListLocation, Counts extends CountsEndpoint>({
  list,
  listKey,
  counts: endpoint,
  privilege,
  words,
  counted,
  alert,
  actions,
  table: Table,
}: OfficeListProps<Location, Counts>) {
  const heading = useScreen(words.title);
  const maySee = useSession(({ may }) => may(privilege));
  const today = useBusinessToday();
  const [location, goTo] = useListLocation(list);
  const { data: all } = useQuery({ ...listCountsQuery(endpoint, listKey), enabled: maySee });
  const total = all?.[counted];
  // The tabs keep their numbers until those of other filters are there.
  const { data: counts } = useQuery({
    ...listCountsQuery(endpoint, listKey, list.narrowingOf(location)),
    placeholderData: keepPreviousData,
    enabled: maySee,
  });
  const search = (text: string) => goTo({ ...location, text, page: 1 });

  return (
    <>
      <PageHeading
        ref={heading}
        title={words.title}
        // The line is kept for the number, or what stands below would move.
        lead={total === undefined ? '\u00a0' : <ListTotal count={total} text={words.total} />}
        actions={
          maySee && (
            <>
              <SearchField label={words.search} value={location.text} onSearch={search} />
              {actions}
            </>
          )
        }
      />
      {!maySee && (
        <Alert kind="info" title={words.noAccess}>
          {words.noAccessHint}
        </Alert>
      )}
      {maySee && today && (
        <>
          <ListTabs
            list={list}
            location={location}
            label={words.tabsLabel}
            labels={words.tabs}
            counts={counts}
            {...(alert && { alert })}
          />
          {location.text && (
            <FoundFor
              text={location.text}
              onClear={() => search('')}
              elsewhere={tabsWithRows({ list, location, labels: words.tabs, counts })}
            />
          )}
          <Table location={location} today={today} onLocationChange={goTo} />
        </>
      )}
    </>
  );
}

/** The other tabs that have rows, of a tab that has none. */
function tabsWithRows<Location extends ListLocation>({
  list,
  location,
  labels,
  counts,
}: Pick<ListTabsProps<Location>, 'list' | 'location' | 'labels' | 'counts'>) {
  const current: Location['tab'] = location.tab;
  if (counts?.[current] !== 0) return [];
  return list.tabNames.flatMap((tab: Location['tab']) => {
    const count = counts[tab] ?? 0;
    return count === 0 ? [] : [{ href: list.hrefOf(list.onTab(location, tab)), label: labels[tab], count }];
  });
}
