import type { PaymentListRow } from '@urzad/contract';
import { dateText, formatMoney, type IsoDate } from '@urzad/domain';
import { PAYMENT_LIST_STATUSES } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import type { DataColumn } from '@urzad/ui/data-table';
import { useMemo } from 'react';
import { PAYMENT_LIST_STATUS_ICONS } from '#shared/entities/payments/payment-status-icons';
import { type PaymentListsLocation, paymentListHref } from '#shared/entities/payments/payment-tabs';
import { useMessages } from '#shared/i18n/messages';
import { useStatuses } from '#shared/libraries/use-words';
import { OneLine, TwoLines } from '#shared/list/cells';
import { numberColumn, statusColumn } from '#shared/list/columns';
import { BesidePresence } from '#shared/presence/presence';
import { listsMessages } from '../messages/lists';

type ListColumn = DataColumn<PaymentListRow>;

/** Hidden by default: a screen of 1280 px has no room for them. */
export const HIDDEN_LIST_COLUMNS: readonly string[] = ['esf_sum', 'state_sum'];

/** The columns of payment lists. */
export function usePaymentListColumns(location: PaymentListsLocation, today: IsoDate): ListColumn[] {
  const words = useMessages(listsMessages);
  const locale = useLocale();
  const statuses = useStatuses(PAYMENT_LIST_STATUSES);

  return useMemo(() => {
    const personColumn = (key: 'prepared' | 'approved', header: string): ListColumn => ({
      key,
      header,
      type: 'text',
      value: (row) => row[key]?.name ?? null,
      sortable: false,
      filterable: false,
      width: 154,
      cell: ({ [key]: person }) =>
        person ? (
          <TwoLines first={<OneLine>{person.name}</OneLine>} second={<BesidePresence id={person.id} />} />
        ) : (
          <Muted>{words.notYet}</Muted>
        ),
    });
    const sumColumn = (key: 'sum' | 'esf_sum' | 'state_sum', header: string): ListColumn => ({
      key,
      header,
      type: 'price',
      value: (row) => row[key],
      sortable: key === 'sum',
      filterable: false,
      width: 130,
      ...(key === 'sum' && {
        cell: ({ sum }) => <strong className="u:figures u:font-semibold">{formatMoney(sum)}</strong>,
      }),
    });

    return [
      numberColumn<PaymentListRow>({
        locale,
        numberOf: ({ number }) => number,
        header: words.list,
        width: 146,
        hrefOf: (row) => paymentListHref(row, location),
        second: ({ count }) => words.items(count),
      }),
      {
        key: 'date',
        header: words.date,
        type: 'date',
        value: ({ date }) => date,
        filterable: false,
        width: 168,
        cell: ({ date }) => dateText(date, { today, withYear: true, locale }),
      },
      statusColumn<PaymentListRow['status'], PaymentListRow>({
        locale,
        statuses,
        icons: PAYMENT_LIST_STATUS_ICONS,
        codes: PAYMENT_LIST_STATUSES.codes,
        filterable: true,
        width: 200,
        second: ({ status, asked }) => status === 'draft' && asked === 'yes' && words.asked,
      }),
      personColumn('prepared', words.prepared),
      personColumn('approved', words.approved),
      sumColumn('esf_sum', words.esf),
      sumColumn('state_sum', words.state),
      sumColumn('sum', words.amount),
    ];
  }, [location, today, words, locale, statuses]);
}

function Muted({ children }: { children: string }) {
  return <span className="u:text-muted">{children}</span>;
}
