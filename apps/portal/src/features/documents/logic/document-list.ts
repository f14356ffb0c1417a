import { type DocumentRow, keptDocuments, OBJ_TYPES } from '@urzad/contract';
import { codesOf } from '@urzad/domain';
import { DOCUMENT_KIND_CODES, DOCUMENT_STATUSES, FILE_KIND } from '@urzad/grants';
import { days, options } from '#shared/list/list-filters';
import { defineListLocation, type LocationOf } from '#shared/list/list-location';
import { paths } from '#shared/paths';

export const documentListKey = ['basedocument', 'list'] as const;

/** What the office issued and received. */
export const documentList = defineListLocation({
  endpoint: keptDocuments.get,
  path: paths.documents,
  tableCode: 'basedocument',
  tabs: {
    issued: { direction: 'issued' },
    submitted: { direction: 'submitted' },
    received: { direction: 'received' },
    enclosed: { direction: 'enclosed' },
  },
  sorts: ['create_date'],
  filters: {
    kind: options([...DOCUMENT_KIND_CODES, ...codesOf(FILE_KIND)]),
    obj_type: options(OBJ_TYPES),
    status: options(DOCUMENT_STATUSES.codes),
    create_date: days(),
  },
  choices: {},
});

export type DocumentLocation = LocationOf<typeof documentList>;
export type DocumentTab = DocumentLocation['tab'];

/** Files have pages of their own. The address has the location in the list, for the way back. */
export function documentHref({ id, number }: DocumentRow, location: DocumentLocation): string {
  const page = number === null ? paths.documentFile(id) : paths.document(id);
  return page + documentList.toQuery(location);
}
