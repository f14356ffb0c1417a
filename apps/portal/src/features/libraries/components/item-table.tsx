import type { LibraryItem, LibraryView } from '@urzad/contract';
import { useMemo, useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { ListTable } from '#shared/list/list-table';
import { useListPage } from '#shared/list/use-list-page';
import { useManySteps } from '#shared/list/use-many-steps';
import type { Decision } from '../api';
import type { ItemActions } from '../logic/item-actions';
import { type ItemList, type ItemLocation, itemsKeyOf } from '../logic/library-lists';
import { useItemSteps } from '../logic/use-item-steps';
import { itemMessages } from '../messages/items';
import { ItemDecision } from './item-decision';
import { ItemCard } from './library-item-card';
import { useItemColumns } from './library-item-columns';

const NONE: readonly never[] = [];

interface ItemTableProps {
  library: LibraryView;
  list: ItemList;
  location: ItemLocation;
  onLocationChange: (location: ItemLocation) => void;
  /** Absent for who may only look. */
  onEdit: ((item: LibraryItem) => void) | undefined;
}

/** One page of the items of a dictionary. */
export function ItemTable({ library, list, location, onLocationChange, onEdit }: ItemTableProps) {
  const words = useMessages(itemMessages);
  const [asked, ask] = useState<{ item: LibraryItem; decision: Decision }>();
  const { sort, text } = location;
  // Moved by one place, an item of another order would stay where it is.
  const isInOrder =
    text === '' && (sort === undefined || sort.key === 'number') && sort?.direction !== 'descending';
  const actions = useMemo<ItemActions | undefined>(
    () => onEdit && { edit: onEdit, decide: (item, decision) => ask({ item, decision }), moves: isInOrder },
    [onEdit, isInOrder],
  );
  const columns = useItemColumns(library, actions);
  const shown = useListPage(list, location, {
    key: itemsKeyOf(library.id),
    filter: { ...list.filterOf(location), id_library: library.id },
  });
  const { selection, dialog } = useManySteps({
    rows: shown.page.data?.data,
    page: list.hrefOf(location),
    nameOf: ({ name, code }) => `${name}, ${code}`,
    steps: useItemSteps(library, onEdit !== undefined),
  });

  return (
    <>
      <ListTable
        {...shown}
        onLocationChange={onLocationChange}
        columns={columns}
        hidden={NONE}
        caption={words.tabs[location.tab]}
        selection={selection}
        exportName={`${words.exportName}-${library.code.toLowerCase()}`}
        failed={words.loadTitle}
        empty={{ ...words.empty[location.tab], searchHint: words.nothingFoundHint }}
        card={(row) => <ItemCard item={row} library={library} actions={actions} />}
      />
      {dialog}
      {asked && <ItemDecision {...asked} library={library} onClose={() => ask(undefined)} />}
    </>
  );
}
