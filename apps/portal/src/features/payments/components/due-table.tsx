import type { IsoDate } from '@urzad/domain';
import { SEE_CLAIMS } from '@urzad/grants';
import { dueKey, type dueList } from '#shared/entities/payments/payment-tabs';
import { useMessages } from '#shared/i18n/messages';
import { ListTable } from '#shared/list/list-table';
import { useListLocation } from '#shared/list/use-list-location';
import { useListPage } from '#shared/list/use-list-page';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';
import { listsMessages } from '../messages/lists';
import { DueCard } from './due-card';
import { HIDDEN_DUE_COLUMNS, useDueColumns } from './due-columns';
import { useListOfChosen } from './use-list-of-chosen';

interface DueTableProps {
  list: typeof dueList;
  today: IsoDate;
}

/** Approved claims that wait for a payment list; chosen ones are put on a new one. */
export function DueTable({ list, today }: DueTableProps) {
  const words = useMessages(listsMessages);
  const seesClaims = useSession(({ may }) => may(SEE_CLAIMS));
  const [location, goTo] = useListLocation(list);
  const columns = useDueColumns(today);
  const shown = useListPage(list, location, { key: dueKey });
  const { selection, dialog } = useListOfChosen({
    text: location.text,
    rows: shown.page.data?.data ?? [],
    total: shown.page.data?.count ?? 0,
    today,
  });

  return (
    <>
      <ListTable
        {...shown}
        onLocationChange={goTo}
        columns={columns}
        hidden={HIDDEN_DUE_COLUMNS}
        caption={words.tabs.due}
        selection={selection}
        rowHref={({ id, id_member }) => (seesClaims ? paths.claim(id) : paths.member(id_member))}
        exportName={words.files.due}
        failed={words.loadTitle}
        empty={{ ...words.empty.due, searchHint: words.nothingFoundHint }}
        card={(row) => <DueCard row={row} today={today} />}
      />
      {dialog}
    </>
  );
}
