import { Autocomplete } from '@base-ui/react/autocomplete';
import type { ReactNode } from 'react';

export interface SuggestionsProps<Item> {
  title: string;
  /** Several can be chosen at once. Only where the library cannot know. */
  isMany?: boolean | undefined;
  /** Above the list, visually only: beside the input it would be covered. */
  note?: ReactNode;
  /** One `Suggestion` of the list. */
  children: (item: Item) => ReactNode;
}

/** The list under an input with suggestions. Inside an `Autocomplete.Root`, whose items it shows. */
export function Suggestions<Item>({ title, isMany, note, children }: SuggestionsProps<Item>) {
  return (
    <Autocomplete.Portal>
      <Autocomplete.Positioner sideOffset={6} align="start" className="z-tooltip data-empty:hidden">
        <Autocomplete.Popup className="max-h-96 w-full min-w-72 overflow-y-auto rounded-lg border border-line bg-surface-raised p-2 text-ink shadow-3">
          {note && (
            <p aria-hidden="true" className="max-w-80 px-3 pb-2 text-sm text-muted">
              {note}
            </p>
          )}
          <Autocomplete.List
            aria-label={title}
            {...(isMany !== undefined && { 'aria-multiselectable': isMany || undefined })}
          >
            {children}
          </Autocomplete.List>
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  );
}

export interface SuggestionProps {
  /** The item as it was given to the root. */
  value: unknown;
  /** It was chosen, by the mouse or by Enter; called before the text changes. */
  onPick?: () => void;
  children: ReactNode;
}

export function Suggestion({ value, onPick, children }: SuggestionProps) {
  return (
    <Autocomplete.Item
      value={value}
      onClick={onPick}
      className="flex min-h-control cursor-default items-center gap-3 rounded-sm px-3 data-highlighted:bg-accent-subtle data-highlighted:text-accent-text"
    >
      {children}
    </Autocomplete.Item>
  );
}
