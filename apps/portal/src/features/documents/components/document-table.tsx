import { Button } from '@urzad/ui';
import { FolderDown } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { ListTable } from '#shared/list/list-table';
import type { OfficeTableProps } from '#shared/list/office-list';
import { useChosenRows } from '#shared/list/use-chosen-rows';
import { useListPage } from '#shared/list/use-list-page';
import { useDownloadAll } from '#shared/object/use-download-all';
import { findChosenArchive } from '../api';
import { type DocumentLocation, documentHref, documentList, documentListKey } from '../logic/document-list';
import { documentListMessages } from '../messages/list';
import { HIDDEN_COLUMNS, useDocumentColumns } from './columns';
import { DocumentCard } from './document-card';

const NONE: readonly never[] = [];

/** One page of the list. */
export function DocumentTable({ location, today, onLocationChange }: OfficeTableProps<DocumentLocation>) {
  const words = useMessages(documentListMessages);
  const columns = useDocumentColumns(location, today);
  const shown = useListPage(documentList, location, { key: documentListKey });
  const { tab } = location;
  const { keys, rows, choose } = useChosenRows(shown.page.data?.data ?? NONE, documentList.hrefOf(location));
  const download = useDownloadAll(() =>
    findChosenArchive(
      tab,
      rows.map(({ id }) => id),
    ),
  );

  return (
    <ListTable
      {...shown}
      onLocationChange={onLocationChange}
      columns={columns}
      hidden={HIDDEN_COLUMNS}
      caption={words.tabs[tab]}
      selection={{
        keys,
        onChange: choose,
        nameOf: ({ number, name }) => number ?? name ?? '',
        actions: (
          <Button size="sm" icon={FolderDown} disabled={rows.length === 0} onClick={() => void download()}>
            {words.downloadChosen}
          </Button>
        ),
      }}
      rowHref={(row) => documentHref(row, location)}
      exportName={words.exportName}
      failed={words.loadTitle}
      empty={{ ...words.empty[tab], searchHint: words.nothingFoundHint }}
      card={(row) => <DocumentCard row={row} location={location} today={today} />}
    />
  );
}
