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
  /** Whether this person keeps the dictionaries. */
  mayEdit: boolean;
  /** Absent for who may only look, and of a dictionary whose items are not changed here. */
  onEdit: ((item: LibraryItem) => void) | undefined;
}

/** One page of the items of a dictionary. */
export function ItemTable({ library, list, location, onLocationChange, mayEdit, onEdit }: ItemTableProps) {
  const words = useMessages(itemMessages);
  const [asked, ask] = useState<{ item: LibraryItem; decision: Decision }>();
  const { sort, text } = location;
  // Moved by one place, an item of another order would stay where it is.
  const isInOrder =
    text === '' && (sort === undefined || sort.key === 'number') && sort?.direction !== 'descending';
  const actions = useMemo<ItemActions | undefined>(
    () =>
      mayEdit
        ? {
            edit: onEdit,
            decide: (item, decision) => ask({ item, decision }),
            moves: isInOrder && onEdit !== undefined,
          }
        : undefined,
    [mayEdit, onEdit, isInOrder],
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
        empty={{ ...emptyOf(library, location.tab, { words, mayEdit }), searchHint: words.nothingFoundHint }}
        card={(row) => <ItemCard item={row} library={library} actions={actions} />}
      />
      {dialog}
      {asked && <ItemDecision {...asked} library={library} onClose={() => ask(undefined)} />}
    </>
  );
}

interface Reader {
  words: (typeof itemMessages)['pl'];
  mayEdit: boolean;
}

/** What is said of a tab without items: only a button that is there is named. */
function emptyOf({ kind, archives }: LibraryView, tab: ItemLocation['tab'], { words, mayEdit }: Reader) {
  if (tab === 'archived') {
    return { title: words.archiveEmpty, text: archives === 'yes' ? words.archiveText : words.noArchive };
  }
  return { title: words.nothing, text: mayEdit ? words.nothingText[kind] : words.nothingToRead };
}
