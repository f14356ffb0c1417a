import type { IsoDate } from '@urzad/domain';
import { costList, costsKey } from '#shared/entities/payments/payment-tabs';
import { useMessages } from '#shared/i18n/messages';
import { ListTable } from '#shared/list/list-table';
import { useListLocation } from '#shared/list/use-list-location';
import { useListPage } from '#shared/list/use-list-page';
import { paths } from '#shared/paths';
import { listsMessages } from '../messages/lists';
import { CostCard } from './cost-card';
import { HIDDEN_COST_COLUMNS, useCostColumns } from './cost-columns';

/** The invoices and bills of submitted claims. */
export function CostTable({ today }: { today: IsoDate }) {
  const words = useMessages(listsMessages);
  const [location, goTo] = useListLocation(costList);
  const columns = useCostColumns(today);
  const shown = useListPage(costList, location, { key: costsKey });

  return (
    <ListTable
      {...shown}
      onLocationChange={goTo}
      columns={columns}
      hidden={HIDDEN_COST_COLUMNS}
      caption={words.tabs.costs}
      rowHref={({ id_request }) => paths.claim(id_request)}
      exportName={words.files.costs}
      failed={words.loadTitle}
      empty={{ ...words.empty.costs, searchHint: words.nothingFoundHint }}
      card={(row) => <CostCard row={row} today={today} />}
    />
  );
}
