import { useQuery } from '@tanstack/react-query';
import type { IsoDate } from '@urzad/domain';
import { TextLink } from '@urzad/ui';
import {
  paymentListHref,
  paymentLists,
  paymentListsKey,
  paymentTabHref,
} from '#shared/entities/payments/payment-tabs';
import { useMessages } from '#shared/i18n/messages';
import { ListEmpty } from '#shared/list/list-empty';
import { listPageQuery, wholeList } from '#shared/list/list-queries';
import { ListTable } from '#shared/list/list-table';
import { useListLocation } from '#shared/list/use-list-location';
import { listsMessages } from '../messages/lists';
import { PaymentListCard } from './payment-list-card';
import { HIDDEN_LIST_COLUMNS, usePaymentListColumns } from './payment-list-columns';

/** The payment lists of the office. */
export function PaymentListTable({ today }: { today: IsoDate }) {
  const words = useMessages(listsMessages);
  const [location, goTo] = useListLocation(paymentLists);
  const columns = usePaymentListColumns(location, today);
  const filter = paymentLists.filterOf(location);
  const page = useQuery(listPageQuery(paymentLists.endpoint, paymentListsKey, filter));

  return (
    <ListTable
      list={paymentLists}
      location={location}
      onLocationChange={goTo}
      page={page}
      loadAll={() => wholeList(paymentLists.endpoint, filter)}
      columns={columns}
      hidden={HIDDEN_LIST_COLUMNS}
      caption={words.tabs.lists}
      rowHref={(row) => paymentListHref(row, location)}
      exportName={words.files.lists}
      failed={words.loadTitle}
      empty={
        <ListEmpty
          {...words.empty.lists}
          list={paymentLists}
          location={location}
          total={page.data?.count ?? 0}
          searchHint={words.nothingFoundHint}
          action={
            <TextLink variant="standalone" href={paymentTabHref('due')}>
              {words.toDue}
            </TextLink>
          }
        />
      }
      card={(row) => <PaymentListCard row={row} location={location} today={today} />}
    />
  );
}
