import type { TicketRow } from '@urzad/contract';
import { dateText, type IsoDate, warsawDate } from '@urzad/domain';
import { TICKET_PRIORITY, TICKET_STATUSES } from '@urzad/grants';
import { Counter, Icon, useLocale } from '@urzad/ui';
import type { DataColumn } from '@urzad/ui/data-table';
import { ChevronsUp } from 'lucide-react';
import { useMemo } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { OneLine, TwoLines } from '#shared/list/cells';
import { numberColumn, type Owner, ownerColumn, statusColumn } from '#shared/list/columns';
import { BesidePresence } from '#shared/presence/presence';
import { type TicketLocation, ticketHref, ticketList } from '../logic/ticket-list';
import { TICKET_STATUS_ICONS } from '../logic/ticket-status-icons';
import { useCategories } from '../logic/use-categories';
import { ticketListMessages } from '../messages/list';

export const HIDDEN_COLUMNS: readonly string[] = ['category', 'priority', 'owner', 'create_date'];

/** The category, and that it is urgent. */
export function CategoryAndPriority({ row }: { row: TicketRow }) {
  const locale = useLocale();
  const { textOf } = useCategories();

  return (
    <>
      <span>{textOf(row.category)}</span>
      {row.priority === 'HIGH' && (
        <span className="u:font-semibold u:text-error-text">
          {' · '}
          <Icon of={ChevronsUp} /> <span>{priorityText(row, locale)}</span>
        </span>
      )}
    </>
  );
}

export function priorityText({ priority }: Pick<TicketRow, 'priority'>, locale: 'pl' | 'en'): string {
  return TICKET_PRIORITY.find(({ code }) => code === priority)?.[locale] ?? priority;
}

/** The day of the last letter, and the number of those that nobody of this side has read. */
export function LastLetter({ row, today }: { row: TicketRow; today: IsoDate }) {
  const words = useMessages(ticketListMessages);
  const locale = useLocale();

  return (
    <span className="u:inline-flex u:items-center u:gap-2">
      <span>{dateText(warsawDate(new Date(row.last_date)), { today, locale })}</span>
      {row.unread > 0 && <Counter value={row.unread} kind="accent" label={words.unread} />}
    </span>
  );
}

/** The columns of the list, as wide together as a screen of 1280 px. */
export function useTicketColumns(
  location: TicketLocation,
  today: IsoDate,
  owners: readonly Owner[],
): DataColumn<TicketRow>[] {
  const words = useMessages(ticketListMessages);
  const locale = useLocale();
  const { offered, textOf } = useCategories();

  return useMemo(() => {
    const isFree = (filter: 'status' | 'priority' | 'owner') => !ticketList.isSetByTab(location.tab, filter);
    return [
      numberColumn<TicketRow>({
        ...{ locale, numberOf: ({ number }) => number, header: words.number, sortable: false, width: 190 },
        hrefOf: (row) => ticketHref(row, location),
        second: (row) => <CategoryAndPriority row={row} />,
      }),
      {
        ...{ key: 'subject', header: words.subject, type: 'text', width: 330 },
        ...{ sortable: false, filterable: false },
        value: ({ title, person }) => `${title}, ${person}`,
        cell: ({ title, id_user, person }) => (
          <TwoLines
            first={
              <strong lang="pl" className="u:part u:font-semibold">
                <OneLine>{title}</OneLine>
              </strong>
            }
            second={
              <BesidePresence id={id_user}>
                <span lang="pl">{person}</span>
              </BesidePresence>
            }
          />
        ),
      },
      statusColumn<TicketRow['status'], TicketRow>({
        ...{ locale, statuses: TICKET_STATUSES, icons: TICKET_STATUS_ICONS, width: 250 },
        codes: TICKET_STATUSES.codes,
        filterable: isFree('status'),
        second: ({ owner }) => (location.tab === 'mine' ? '' : owner ? words.lead(owner.name) : words.nobody),
      }),
      {
        ...{ key: 'last_date', header: words.lastDate, type: 'date', filterable: false, width: 130 },
        value: ({ last_date }) => warsawDate(new Date(last_date)),
        cell: (row) => <LastLetter row={row} today={today} />,
      },
      {
        ...{ key: 'category', header: words.category, type: 'text', sortable: false, width: 150 },
        value: ({ category }) => category,
        options: offered.map((one) => ({ value: one.code, label: one[locale] })),
        cell: ({ category }) => textOf(category),
      },
      {
        ...{ key: 'priority', header: words.priority, type: 'text', sortable: false, width: 130 },
        filterable: isFree('priority'),
        value: ({ priority }) => priority,
        options: TICKET_PRIORITY.map((one) => ({ value: one.code, label: one[locale] })),
        cell: (row) => priorityText(row, locale),
      },
      ownerColumn({ locale, owners, filterable: isFree('owner') }),
      {
        ...{ key: 'create_date', header: words.createDate, type: 'date', filterable: false, width: 130 },
        value: ({ create_date }) => warsawDate(new Date(create_date)),
        cell: ({ create_date }) => dateText(warsawDate(new Date(create_date)), { today, locale }),
      },
    ];
  }, [location, today, owners, words, locale, offered, textOf]);
}
