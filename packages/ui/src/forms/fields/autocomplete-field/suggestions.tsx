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
      <Autocomplete.Positioner sideOffset={6} align="start" className="u:z-tooltip u:data-empty:hidden">
        <Autocomplete.Popup className="u:relative u:max-h-96 u:w-full u:min-w-72 u:overflow-y-auto u:rounded-lg u:border u:border-line u:bg-surface-raised u:p-2 u:text-ink u:shadow-3">
          {note && (
            <p aria-hidden="true" className="u:max-w-80 u:px-3 u:pb-2 u:text-sm u:text-muted">
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
      className="u:flex u:min-h-control u:cursor-default u:items-center u:gap-3 u:rounded-sm u:px-3 u:data-highlighted:bg-accent-subtle u:data-highlighted:text-accent-text"
    >
      {children}
    </Autocomplete.Item>
  );
}
