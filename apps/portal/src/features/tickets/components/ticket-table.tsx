import { useQuery } from '@tanstack/react-query';
import { TextLink } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { ListTable } from '#shared/list/list-table';
import type { OfficeTableProps } from '#shared/list/office-list';
import { useListPage } from '#shared/list/use-list-page';
import { useManySteps } from '#shared/list/use-many-steps';
import { ownersQuery } from '../api';
import { ticketListKey } from '../logic/ticket-keys';
import { type TicketLocation, ticketHref, ticketList } from '../logic/ticket-list';
import { useTicketSteps } from '../logic/use-ticket-steps';
import { ticketListMessages } from '../messages/list';
import { HIDDEN_COLUMNS, useTicketColumns } from './columns';
import { TicketCard } from './ticket-card';

const NOBODY: readonly never[] = [];

/** One page of the list. */
export function TicketTable({ location, today, onLocationChange }: OfficeTableProps<TicketLocation>) {
  const words = useMessages(ticketListMessages);
  const { data: owners = NOBODY } = useQuery(ownersQuery);
  const columns = useTicketColumns(location, today, owners);
  const shown = useListPage(ticketList, location, { key: ticketListKey });
  const isMine = location.tab === 'mine';
  const { selection, dialog } = useManySteps({
    rows: shown.page.data?.data,
    page: ticketList.hrefOf(location),
    nameOf: ({ number, title }) => `${number}, ${title}`,
    steps: useTicketSteps(),
  });

  return (
    <>
      <ListTable
        {...shown}
        onLocationChange={onLocationChange}
        columns={columns}
        hidden={HIDDEN_COLUMNS}
        caption={words.tabs[location.tab]}
        selection={selection}
        rowHref={(row) => ticketHref(row, location)}
        exportName={words.exportName}
        failed={words.loadTitle}
        empty={{
          ...(isMine ? words.empty.mine : words.empty.none),
          searchHint: words.nothingFoundHint,
          action: isMine && (
            <TextLink variant="standalone" href={ticketList.hrefOf(ticketList.onTab(location, 'unassigned'))}>
              {words.goToUnassigned}
            </TextLink>
          ),
        }}
        card={(row) => <TicketCard row={row} location={location} today={today} />}
      />
      {dialog}
    </>
  );
}
