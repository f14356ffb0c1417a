import { PAGE_COUNT_MAX, type SentNotice } from '@urzad/contract';
import { Button } from '@urzad/ui';
import type { TableSelection } from '@urzad/ui/data-table';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { ListTable } from '#shared/list/list-table';
import type { OfficeTableProps } from '#shared/list/office-list';
import { useChosenRows } from '#shared/list/use-chosen-rows';
import { useListPage } from '#shared/list/use-list-page';
import { useSession } from '#shared/session/session-store';
import { type SentLocation, sentHref, sentList, sentListKey } from '../logic/sent-list';
import { sentMessages } from '../messages/sent';
import { AgainDialog } from './again-dialog';
import { HIDDEN_SENT_COLUMNS, useSentColumns } from './columns';
import { SentCard } from './sent-card';
import { SentDialog } from './sent-dialog';

/** One page of what was sent; chosen e-mails of the page are sent again. */
export function SentTable({ location, today, onLocationChange }: OfficeTableProps<SentLocation>) {
  const words = useMessages(sentMessages);
  const columns = useSentColumns(location, today);
  const shown = useListPage(sentList, location, { key: sentListKey });
  const rows = shown.page.data?.data ?? [];
  const open = useOpenRow(rows, location.choices.show);
  const { selection, dialog } = useAgainOfChosen(rows, sentList.hrefOf({ ...location, choices: {} }));

  return (
    <>
      <ListTable
        {...shown}
        onLocationChange={onLocationChange}
        columns={columns}
        hidden={HIDDEN_SENT_COLUMNS}
        caption={words.tabs[location.tab]}
        selection={selection}
        rowHref={(row) => sentHref(row, location)}
        exportName={words.exportName}
        failed={words.loadTitle}
        empty={{ ...words.empty[location.tab], searchHint: words.nothingFoundHint }}
        card={(row) => <SentCard row={row} location={location} today={today} />}
      />
      {dialog}
      {open && <SentDialog row={open} onClose={() => onLocationChange({ ...location, choices: {} })} />}
    </>
  );
}

/** The row whose text is read. It stays while a refreshed list has it no more: an e-mail leaves its tab by itself. */
function useOpenRow(rows: readonly SentNotice[], show: string | undefined): SentNotice | undefined {
  const found = rows.find(({ id }) => String(id) === show);
  const [kept, setKept] = useState(found);
  if (found && found !== kept) setKept(found);
  if (found || String(kept?.id) !== show) return found;
  return kept;
}

function useAgainOfChosen(rows: readonly SentNotice[], page: string) {
  const words = useMessages(sentMessages);
  const maySend = useSession(({ may }) => may('base_notification_send'));
  const { keys, rows: chosen, choose, clear } = useChosenRows(rows, page);
  // Those of the press: a refreshed page may have others, and what was asked about them stays.
  const [asked, setAsked] = useState<readonly number[]>();
  const emails = chosen.flatMap(({ email }) => (email ? [email.id] : []));
  if (!maySend) return { selection: undefined, dialog: null };

  const selection: TableSelection<SentNotice> = {
    keys,
    onChange: choose,
    nameOf: ({ subject, person }) => [subject, person?.name].filter(Boolean).join(', '),
    actions: (
      <Button
        size="sm"
        variant="primary"
        icon={Send}
        disabled={emails.length === 0 || emails.length > PAGE_COUNT_MAX}
        onClick={() => setAsked(emails)}
      >
        {words.again}
      </Button>
    ),
  };
  const dialog = asked && (
    <AgainDialog
      ids={asked}
      onClose={(isDone) => {
        setAsked(undefined);
        if (isDone) clear();
      }}
    />
  );
  return { selection, dialog };
}
