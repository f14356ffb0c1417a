import type { IsoDate } from '@urzad/domain';
import { TextLink } from '@urzad/ui';
import {
  paymentListHref,
  paymentLists,
  paymentListsKey,
  paymentTabHref,
} from '#shared/entities/payments/payment-tabs';
import { useMessages } from '#shared/i18n/messages';
import { ListTable } from '#shared/list/list-table';
import { useListLocation } from '#shared/list/use-list-location';
import { useListPage } from '#shared/list/use-list-page';
import { listsMessages } from '../messages/lists';
import { PaymentListCard } from './payment-list-card';
import { HIDDEN_LIST_COLUMNS, usePaymentListColumns } from './payment-list-columns';

/** The payment lists of the office. */
export function PaymentListTable({ today }: { today: IsoDate }) {
  const words = useMessages(listsMessages);
  const [location, goTo] = useListLocation(paymentLists);
  const columns = usePaymentListColumns(location, today);
  const shown = useListPage(paymentLists, location, { key: paymentListsKey });

  return (
    <ListTable
      {...shown}
      onLocationChange={goTo}
      columns={columns}
      hidden={HIDDEN_LIST_COLUMNS}
      caption={words.tabs.lists}
      rowHref={(row) => paymentListHref(row, location)}
      exportName={words.files.lists}
      failed={words.loadTitle}
      empty={{
        ...words.empty.lists,
        searchHint: words.nothingFoundHint,
        action: (
          <TextLink variant="standalone" href={paymentTabHref('due')}>
            {words.toDue}
          </TextLink>
        ),
      }}
      card={(row) => <PaymentListCard row={row} location={location} today={today} />}
    />
  );
}
