import type { LibraryItem, LibraryView } from '@urzad/contract';
import { Archive, ArchiveRestore } from 'lucide-react';
import { librariesKey } from '#shared/entities/libraries/library-query';
import { useMessages } from '#shared/i18n/messages';
import type { ManySteps } from '#shared/list/many-steps';
import { decideItem } from '../api';
import { manyItemMessages } from '../messages/many';

const NONE: readonly never[] = [];
const NO_REASONS = {};

/** What the office may do with several items of a dictionary at once. */
export function useItemSteps(
  library: LibraryView,
  mayEdit: boolean,
): readonly ManySteps<LibraryItem, LibraryItem>[] {
  const words = useMessages(manyItemMessages);
  if (!mayEdit || library.archives !== 'yes') return NONE;

  // A row has all that is needed; one that was changed meanwhile is refused by its version.
  const shared = { find: async (row: LibraryItem) => row, reasons: NO_REASONS, changes: librariesKey };
  return [
    {
      ...{ ...shared, id: 'archive', words: words.archive, icon: Archive },
      staysOf: ({ archived }) => (archived === 'yes' ? words.inArchive : undefined),
      send: (item, key) => decideItem(item, { library, decision: 'archive' }, key),
    },
    {
      ...{ ...shared, id: 'restore', words: words.restore, icon: ArchiveRestore },
      staysOf: ({ archived }) => (archived === 'yes' ? undefined : words.inUse),
      send: (item, key) => decideItem(item, { library, decision: 'restore' }, key),
    },
  ];
}
