import { type DocumentRow, OBJ_TYPES, type ObjType } from '@urzad/contract';
import { dateText, type IsoDate, optionOf, warsawDate } from '@urzad/domain';
import { DOCUMENT_STATUSES, logObjectName } from '@urzad/grants';
import { TextLink, useLocale } from '@urzad/ui';
import type { DataColumn } from '@urzad/ui/data-table';
import { useMemo } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { OneLine, TwoLines } from '#shared/list/cells';
import { ObjectStatusBadge } from '#shared/object/object-status-badge';
import { BesidePresence } from '#shared/presence/presence';
import { type DocumentLocation, documentHref } from '../logic/document-list';
import { DOCUMENT_STATUS_ICONS } from '../logic/document-status-icons';
import { useKindsOfTab } from '../logic/kinds-of-tab';
import { documentListMessages } from '../messages/list';

export const HIDDEN_COLUMNS: readonly string[] = [];

const WITHOUT_DOCUMENTS: readonly ObjType[] = ['contactmessage', 'cofundingmember', 'retentionlist'];
/** Objects to which documents belong. */
const OBJECTS = OBJ_TYPES.filter((type) => !WITHOUT_DOCUMENTS.includes(type));

/** The columns of the list, as wide together as a screen of 1280 px. */
export function useDocumentColumns(location: DocumentLocation, today: IsoDate): DataColumn<DocumentRow>[] {
  const words = useMessages(documentListMessages);
  const locale = useLocale();
  const { tab } = location;
  const kinds = useKindsOfTab(tab);
  const isOfFiles = tab === 'received' || tab === 'enclosed';

  return useMemo(
    () => [
      {
        key: 'document',
        header: words.document,
        type: 'text',
        value: ({ number, name }) => number ?? name ?? '',
        sortable: false,
        filterable: false,
        hideable: false,
        width: isOfFiles ? 290 : 164,
        cell: (row) => (
          <TwoLines
            first={
              <TextLink href={documentHref(row, location)}>
                <OneLine>{row.number ?? row.name ?? ''}</OneLine>
              </TextLink>
            }
            second={row.version_no !== null && row.version_no > 1 ? words.version(row.version_no) : ''}
          />
        ),
      },
      {
        key: 'kind',
        header: words.kind,
        type: 'text',
        value: ({ kind }) => kind,
        options: kinds.map((kind) => ({ value: kind.code, label: kind[locale] })),
        sortable: false,
        width: isOfFiles ? 210 : 172,
        cell: ({ kind, title }) => (
          <TwoLines
            first={optionOf(kinds, kind)?.[locale] ?? kind}
            second={
              title && (
                <span lang="pl">
                  <OneLine>{title}</OneLine>
                </span>
              )
            }
          />
        ),
      },
      {
        key: 'obj_type',
        header: words.object,
        type: 'text',
        value: ({ obj_type }) => obj_type,
        options: OBJECTS.map((type) => ({ value: type, label: logObjectName(type, locale) })),
        sortable: false,
        width: isOfFiles ? 190 : 156,
        cell: (row) => <TwoLines first={logObjectName(row.obj_type, locale)} second={row.obj_number ?? ''} />,
      },
      {
        key: 'person',
        header: words.person,
        type: 'text',
        value: ({ person }) => person,
        sortable: false,
        filterable: false,
        width: isOfFiles ? 170 : 155,
        cell: ({ id_user, person }) => (
          <TwoLines
            first={
              <span lang="pl">
                <OneLine>{person}</OneLine>
              </span>
            }
            second={<BesidePresence id={id_user} />}
          />
        ),
      },
      {
        key: 'create_date',
        header: words.createDate,
        type: 'date',
        value: ({ create_date }) => warsawDate(new Date(create_date)),
        width: 96,
        cell: ({ create_date }) => dateText(warsawDate(new Date(create_date)), { today, locale }),
      },
      ...(isOfFiles
        ? []
        : [
            {
              key: 'status',
              header: words.signed,
              type: 'text',
              value: ({ status }) => status,
              options: SIGNED.map((code) => ({ value: code, label: DOCUMENT_STATUSES.table[code][locale] })),
              sortable: false,
              width: 160,
              cell: ({ status }) =>
                status && (
                  <ObjectStatusBadge
                    statuses={DOCUMENT_STATUSES}
                    icons={DOCUMENT_STATUS_ICONS}
                    status={status}
                    compact
                    wraps
                  />
                ),
            } satisfies DataColumn<DocumentRow>,
          ]),
    ],
    [location, kinds, isOfFiles, today, words, locale],
  );
}

/** Void ones are not listed. */
const SIGNED = DOCUMENT_STATUSES.codes.filter((code) => code !== 'void');
