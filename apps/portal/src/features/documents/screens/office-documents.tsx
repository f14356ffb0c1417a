import { keptDocuments } from '@urzad/contract';
import { SEE_DOCUMENTS } from '@urzad/grants';
import { useMessages } from '#shared/i18n/messages';
import { OfficeList } from '#shared/list/office-list';
import { DocumentTable } from '../components/document-table';
import { documentList, documentListKey } from '../logic/document-list';
import { documentListMessages } from '../messages/list';

/** What the office issued and received, through all objects (Process §2.17). */
export function DocumentList() {
  return (
    <OfficeList
      list={documentList}
      listKey={documentListKey}
      counts={keptDocuments.counts}
      privilege={SEE_DOCUMENTS}
      words={useMessages(documentListMessages)}
      counted="issued"
      table={DocumentTable}
    />
  );
}
