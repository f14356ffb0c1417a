import type { LibraryItem } from '@urzad/contract';
import type { Decision } from '../api';

/** What may be done with the items of a list. */
export interface ItemActions {
  /** Absent of a dictionary whose items are not changed here. */
  edit: ((item: LibraryItem) => void) | undefined;
  decide: (item: LibraryItem, decision: Decision) => void;
  /** The list is in the order of the dictionary, so an item can be moved in it. */
  moves: boolean;
}
