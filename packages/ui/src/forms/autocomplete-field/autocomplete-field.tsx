import { Autocomplete } from '@base-ui/react/autocomplete';
import { useMemo, useState } from 'react';
import { useLabels } from '../../foundations/locale/locale';
import { FieldFrame } from '../field/field-frame';
import { type FieldProps, takeFrame } from '../field/field-props';
import { useField } from '../field/use-field';
import { type HiddenValueProps, useHiddenValue } from '../field/use-hidden-value';
import { type AutocompleteFieldLabels, autocompleteFieldLabels } from './autocomplete-field.labels';
import { itemForm, type PickItem } from './pick-item';
import { SearchedInput } from './searched-input';
import { Suggestion, Suggestions } from './suggestions';
import type { Lookup } from './use-lookup';
import { useSuggested } from './use-suggested';

export interface AutocompleteFieldProps extends FieldProps, HiddenValueProps {
  /** Where the items come from. Asked 500 ms after the last key (Spec §9). */
  lookup: Lookup;
  /** Items whose names are known already, so that a value given to the field can be shown. */
  known?: readonly PickItem[] | undefined;
  /** How many letters begin a search (Spec §5). @default 2 */
  minLetters?: number;
  labels?: Partial<AutocompleteFieldLabels>;
}

/**
 * One thing found by its name. The value is the picked item's, or the text behind a question mark when nothing was
 * picked, for the form's rule to refuse.
 */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const [given, { lookup, known = NONE, minLetters = 2, labels, name, ...value }] = takeFrame(props);
  const words = useLabels<AutocompleteFieldLabels>(autocompleteFieldLabels, labels);
  const frame = { ...given, hint: given.hint ?? (given.readOnly ? undefined : words.hint(minLetters)) };
  const { disabled, readOnly } = frame;
  const field = useField(frame);
  const { form, meet } = useItemForm(known);
  const typed = useHiddenValue({ name, ...value }, form);
  const suggested = useSuggested(lookup, minLetters);
  const { state, items } = suggested;

  function change(text: string, { reason }: Autocomplete.Root.ChangeEventDetails) {
    // Escape closes the list, or the window that the field stands in; what was typed is not its to take.
    if (reason === 'escape-key') return suggested.stop();
    typed.type(text);
    if (reason === 'item-press') suggested.stop();
    else suggested.ask(text);
  }

  function leave() {
    suggested.leave();
    typed.leave();
  }

  return (
    <FieldFrame {...frame} field={field} name={name}>
      <Autocomplete.Root
        mode="none"
        items={items}
        itemToStringValue={(item) => item.label}
        open={items.length > 0}
        value={typed.text}
        disabled={disabled ?? false}
        readOnly={readOnly ?? false}
        onValueChange={change}
        onOpenChange={(isOpen, details) => suggested.follow(isOpen, details, typed.text)}
      >
        <SearchedInput {...{ field, typed, name, disabled, readOnly }} onLeave={leave} />
        {/* `aria-live` beside the role that has it: the library spares such elements when it hides the page under a list. */}
        <p
          role="status"
          aria-live="polite"
          className={state === 'found' ? 'sr-only' : 'text-sm text-muted not-empty:pt-1.5'}
        >
          {state === 'found' ? words.found(items.length) : state !== 'idle' && words[state]}
        </p>
        <Suggestions<PickItem> title={words.suggestions}>
          {(item) => (
            <Suggestion key={item.value} value={item} onPick={() => meet(item)}>
              {item.image && <img src={item.image} alt="" className="size-8 rounded-sm object-cover" />}
              {item.label}
            </Suggestion>
          )}
        </Suggestions>
      </Autocomplete.Root>
    </FieldFrame>
  );
}

/** The items whose names the field knows: those it was given and those that were picked in it. */
function useItemForm(known: readonly PickItem[]) {
  // Only ever grows, and only right before the text that it explains; it needs no render of its own.
  const [met] = useState<PickItem[]>(() => []);
  const [unnamed] = useState(() => new Set<string>());
  const form = useMemo(() => itemForm(() => [...known, ...met], unnamed), [known, met, unnamed]);

  return { form, meet: (item: PickItem) => met.push(item) };
}

const NONE: readonly PickItem[] = [];
