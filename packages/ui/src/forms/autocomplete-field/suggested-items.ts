import type { Autocomplete } from '@base-ui/react/autocomplete';
import type { ReactNode } from 'react';

/** What the list of a box shows, and what it tells. */
export interface SuggestedItems<Item> {
  items: readonly Item[];
  /** Tells two items of one list apart. */
  keyOf: (item: Item) => string;
  /** What stands in the line when the item was picked. */
  textOf: (item: Item) => string;
  /** Name of the list, for those who cannot see it. */
  title: string;
  open: boolean;
  onOpenChange: (isOpen: boolean, reason: Autocomplete.Root.ChangeEventReason) => void;
  /** Another text stands in the line: typed by a hand, or the text of an item, of which `onPick` has told before. */
  onType: (text: string, by: 'hand' | 'pick') => void;
  onPick?: (item: Item) => void;
  /** One item as the list shows it. */
  children: (item: Item) => ReactNode;
}
