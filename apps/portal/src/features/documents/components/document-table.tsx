import { useMessages } from '#shared/i18n/messages';
import { ListTable } from '#shared/list/list-table';
import type { OfficeTableProps } from '#shared/list/office-list';
import { useListPage } from '#shared/list/use-list-page';
import { type DocumentLocation, documentHref, documentList, documentListKey } from '../logic/document-list';
import { documentListMessages } from '../messages/list';
import { HIDDEN_COLUMNS, useDocumentColumns } from './columns';
import { DocumentCard } from './document-card';

/** One page of the list. */
export function DocumentTable({ location, today, onLocationChange }: OfficeTableProps<DocumentLocation>) {
  const words = useMessages(documentListMessages);
  const columns = useDocumentColumns(location, today);
  const shown = useListPage(documentList, location, { key: documentListKey });

  return (
    <ListTable
      {...shown}
      onLocationChange={onLocationChange}
      columns={columns}
      hidden={HIDDEN_COLUMNS}
      caption={words.tabs[location.tab]}
      rowHref={(row) => documentHref(row, location)}
      exportName={words.exportName}
      failed={words.loadTitle}
      empty={{ ...words.empty[location.tab], searchHint: words.nothingFoundHint }}
      card={(row) => <DocumentCard row={row} location={location} today={today} />}
    />
  );
}
