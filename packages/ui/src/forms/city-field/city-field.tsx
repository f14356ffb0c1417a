import { useState } from 'react';
import { lazyPart } from '../../foundations/lazy-part/part';
import { usePart } from '../../foundations/lazy-part/use-part';
import { useLabels } from '../../foundations/locale/locale';
import {
  type AutocompleteFieldLabels,
  autocompleteFieldLabels,
} from '../autocomplete-field/autocomplete-field.labels';
import { SuggestBox } from '../autocomplete-field/suggest-box';
import { MIN_LETTERS, MOST_PLACES } from '../autocomplete-field/suggest-limits';
import { FieldFrame } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { useField } from '../field/use-field';
import { type HiddenValueProps, useHiddenValue } from '../field/use-hidden-value';

export interface CityFieldProps extends FieldProps, HiddenValueProps {
  /** Places to suggest. @default the list of the office (`@urzad/domain`) */
  cities?: readonly string[] | undefined;
  /** Autofill token: `address-level2`. @default 'off' */
  autoComplete?: string | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<AutocompleteFieldLabels>;
}

/** Has the names of all places, so it is loaded when a pointer or the focus comes near the field. */
const searchPart = lazyPart(() => import('./city-search'));

/** A place name, with suggestions that ignore case and Polish diacritics. */
export function CityField({
  label,
  hint,
  error,
  required,
  disabled,
  readOnly,
  id,
  aside,
  width,
  ...props
}: CityFieldProps) {
  const { cities, autoComplete = 'off', labels, name, ...value } = props;
  const words = useLabels<AutocompleteFieldLabels>(autocompleteFieldLabels, labels);
  const frame = {
    label,
    hint: hint ?? (readOnly ? undefined : words.hint(MIN_LETTERS)),
    error,
    required,
    disabled,
    readOnly,
    id,
    aside,
    width,
  };
  const field = useField(frame);
  const city = useHiddenValue({ name, ...value }, TEXT);
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const search = usePart(searchPart, { isNeeded: isNear });
  const suggestions =
    typeof search === 'string' || city.text.trim().length < MIN_LETTERS
      ? NONE
      : search.suggestCities(city.text, MOST_PLACES, cities);

  return (
    <FieldFrame {...frame} field={field} name={name}>
      <SuggestBox<string>
        {...{ field, name, disabled, readOnly, autoComplete }}
        typed={city}
        sign="list"
        items={suggestions}
        keyOf={itself}
        textOf={itself}
        title={words.suggestions}
        // An empty list would still hide the page from screen readers.
        open={isOpen && suggestions.length > 0}
        onOpenChange={setOpen}
        onNear={() => setNear(true)}
        onType={city.type}
        onLeave={city.leave}
      >
        {itself}
      </SuggestBox>
    </FieldFrame>
  );
}

/** The text is the value, without outer spaces. */
const TEXT = { read: (text: string) => text.trim(), write: (value: string) => value };
const itself = (place: string) => place;
const NONE: readonly string[] = [];
