import type { LibraryView } from '@urzad/contract';
import { Card, TextLink, useLocale } from '@urzad/ui';
import type { DataColumn } from '@urzad/ui/data-table';
import { useMemo } from 'react';
import { librariesKey } from '#shared/entities/libraries/library-query';
import { useMessages } from '#shared/i18n/messages';
import { TwoLines } from '#shared/list/cells';
import { ListTable } from '#shared/list/list-table';
import type { OfficeTableProps } from '#shared/list/office-list';
import { useListPage } from '#shared/list/use-list-page';
import { type LibraryLocation, libraryHref, libraryList } from '../logic/library-lists';
import { libraryMessages } from '../messages/libraries';

const NONE: readonly never[] = [];

/** One page of the list. */
export function LibraryTable({ location, onLocationChange }: OfficeTableProps<LibraryLocation>) {
  const words = useMessages(libraryMessages);
  const columns = useLibraryColumns();
  const shown = useListPage(libraryList, location, { key: [...librariesKey, 'list'] });

  return (
    <ListTable
      {...shown}
      onLocationChange={onLocationChange}
      columns={columns}
      hidden={NONE}
      caption={words.tabs[location.tab]}
      rowHref={libraryHref}
      exportName={words.exportName}
      failed={words.loadTitle}
      empty={{ ...words.empty, searchHint: words.nothingFoundHint }}
      card={(row) => <LibraryCard row={row} />}
    />
  );
}

/** The columns of the list; the server sorts by the first one. */
function useLibraryColumns(): DataColumn<LibraryView>[] {
  const words = useMessages(libraryMessages);
  const locale = useLocale();

  return useMemo(() => {
    const count = (key: 'active' | 'archived'): DataColumn<LibraryView> => ({
      key,
      header: words[key],
      type: 'number',
      value: (row) => row[key],
      ...{ sortable: false, filterable: false, width: 130 },
    });
    return [
      {
        key: 'name',
        header: words.name,
        type: 'text',
        value: (row) => nameOf(row, locale),
        ...{ filterable: false, hideable: false, width: 380 },
        cell: (row) => (
          <TwoLines
            first={
              <TextLink href={libraryHref(row)} className="u:font-semibold">
                {nameOf(row, locale)}
              </TextLink>
            }
            second={row.code}
          />
        ),
      },
      {
        key: 'kind',
        header: words.kind,
        type: 'text',
        value: ({ kind }) => kind,
        options: Object.entries(words.kinds).map(([value, label]) => ({ value, label })),
        ...{ sortable: false, filterable: false, width: 240 },
      },
      count('active'),
      count('archived'),
    ];
  }, [words, locale]);
}

function LibraryCard({ row }: { row: LibraryView }) {
  const words = useMessages(libraryMessages);
  const locale = useLocale();

  return (
    <Card>
      <TextLink href={libraryHref(row)} className="u:font-semibold">
        {nameOf(row, locale)}
      </TextLink>
      <p className="u:text-sm u:text-muted u:wrap-anywhere">{`${row.code} · ${words.kinds[row.kind]}`}</p>
      <p className="u:text-sm">{words.itemsOf(row.active, row.archived)}</p>
    </Card>
  );
}

function nameOf({ name, name_en }: LibraryView, locale: 'pl' | 'en'): string {
  return locale === 'pl' ? name : name_en;
}
