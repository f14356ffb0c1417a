import { suggestCities, tidyText } from '@urzad/domain';
import { useState } from 'react';
import { useLabels } from '../../../foundations/locale/locale';
import { FieldFrame } from '../../field/field-frame';
import type { FieldProps } from '../../field/field-props';
import { useField } from '../../field/use-field';
import { type HiddenValueProps, useHiddenValue } from '../../field/use-hidden-value';
import {
  type AutocompleteFieldLabels,
  autocompleteFieldLabels,
} from '../autocomplete-field/autocomplete-field.labels';
import { SuggestBox } from '../autocomplete-field/suggest-box';
import { MIN_LETTERS, MOST_PLACES } from '../autocomplete-field/suggest-limits';
import { SuggestStatus } from '../autocomplete-field/suggest-status';

export interface CityFieldProps extends FieldProps, HiddenValueProps {
  /** Places to suggest. @default the list of the office (`@urzad/domain`) */
  cities?: readonly string[] | undefined;
  /** Autofill token: `address-level2`. @default 'off' */
  autoComplete?: string | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<AutocompleteFieldLabels>;
}

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
  const [isOpen, setOpen] = useState(false);
  const suggestions =
    city.text.trim().length < MIN_LETTERS ? NONE : suggestCities(city.text, MOST_PLACES, cities);

  const isListed = isOpen && suggestions.length > 0;

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
        open={isListed}
        onOpenChange={setOpen}
        onType={city.type}
        onLeave={city.leave}
        status={<SuggestStatus>{isListed ? words.found(suggestions.length) : ''}</SuggestStatus>}
      >
        {itself}
      </SuggestBox>
    </FieldFrame>
  );
}

/** The text is the value, without outer spaces. */
const TEXT = { read: tidyText, write: (value: string) => value };
const itself = (place: string) => place;
const NONE: readonly string[] = [];
