import { useQuery } from '@tanstack/react-query';
import type { IsoDate } from '@urzad/domain';
import { costList, costsKey } from '#shared/entities/payments/payment-tabs';
import { useMessages } from '#shared/i18n/messages';
import { ListEmpty } from '#shared/list/list-empty';
import { listPageQuery, wholeList } from '#shared/list/list-queries';
import { ListTable } from '#shared/list/list-table';
import { useListLocation } from '#shared/list/use-list-location';
import { paths } from '#shared/paths';
import { listsMessages } from '../messages/lists';
import { CostCard } from './cost-card';
import { HIDDEN_COST_COLUMNS, useCostColumns } from './cost-columns';

/** The invoices and bills of submitted claims. */
export function CostTable({ today }: { today: IsoDate }) {
  const words = useMessages(listsMessages);
  const [location, goTo] = useListLocation(costList);
  const columns = useCostColumns(today);
  const filter = costList.filterOf(location);
  const page = useQuery(listPageQuery(costList.endpoint, costsKey, filter));

  return (
    <ListTable
      list={costList}
      location={location}
      onLocationChange={goTo}
      page={page}
      loadAll={() => wholeList(costList.endpoint, filter)}
      columns={columns}
      hidden={HIDDEN_COST_COLUMNS}
      caption={words.tabs.costs}
      rowHref={({ id_request }) => paths.claim(id_request)}
      exportName={words.files.costs}
      failed={words.loadTitle}
      empty={
        <ListEmpty
          {...words.empty.costs}
          list={costList}
          location={location}
          total={page.data?.count ?? 0}
          searchHint={words.nothingFoundHint}
        />
      }
      card={(row) => <CostCard row={row} today={today} />}
    />
  );
}
