import type { Autocomplete } from '@base-ui/react/autocomplete';
import type { ReactNode } from 'react';

/** The items of the list, and its events. */
export interface SuggestedItems<Item> {
  items: readonly Item[];
  /** A unique key of an item. */
  keyOf: (item: Item) => string;
  /** The text of the input after the item was chosen. */
  textOf: (item: Item) => string;
  /** The name of the list for screen readers. */
  title: string;
  open: boolean;
  onOpenChange: (isOpen: boolean, reason: Autocomplete.Root.ChangeEventReason) => void;
  /** The text of the input has changed: it was typed, or is that of an item, for which `onPick` was called before. */
  onType: (text: string, by: 'hand' | 'pick') => void;
  onPick?: (item: Item) => void;
  /** Renders one item of the list. */
  children: (item: Item) => ReactNode;
}
