import { Autocomplete } from '@base-ui/react/autocomplete';
import { suggestCities } from '@urzad/domain';
import { useLabels } from '../../foundations/locale/locale';
import {
  type AutocompleteFieldLabels,
  autocompleteFieldLabels,
} from '../autocomplete-field/autocomplete-field.labels';
import { SearchedInput } from '../autocomplete-field/searched-input';
import { Suggestion, Suggestions } from '../autocomplete-field/suggestions';
import { FieldFrame } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { useField } from '../field/use-field';
import { type HiddenValueProps, useHiddenValue } from '../field/use-hidden-value';

export interface CityFieldProps extends FieldProps, HiddenValueProps {
  /** Places to suggest. @default the list of the office (`@urzad/domain`) */
  cities?: readonly string[] | undefined;
  /** Token of what the browser may fill in: `address-level2`. @default 'off' */
  autoComplete?: string | undefined;
  labels?: Partial<AutocompleteFieldLabels>;
}

/** Spec §9: an autocomplete searches from 2 letters. */
const MIN_LETTERS = 2;
const MOST = 8;

/** A place name typed by a person, with suggestions that need neither case nor Polish letters. */
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
  const suggestions = city.text.trim().length < MIN_LETTERS ? [] : suggestCities(city.text, MOST, cities);

  return (
    <FieldFrame {...frame} field={field} name={name}>
      <Autocomplete.Root
        mode="none"
        items={suggestions}
        value={city.text}
        disabled={disabled ?? false}
        readOnly={readOnly ?? false}
        onValueChange={city.type}
      >
        <SearchedInput {...{ field, name, disabled, readOnly, autoComplete }} typed={city} sign="list" />
        <Suggestions<string> title={words.suggestions}>
          {(place) => (
            <Suggestion key={place} value={place}>
              {place}
            </Suggestion>
          )}
        </Suggestions>
      </Autocomplete.Root>
    </FieldFrame>
  );
}

/** The name is its own value; only the outer spaces go. */
const TEXT = { read: (text: string) => text.trim(), write: (value: string) => value };
