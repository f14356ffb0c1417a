import { useMemo, useState } from 'react';
import { useLabels } from '../../../foundations/locale/locale';
import { FieldFrame } from '../../field/field-frame';
import { type FieldProps, takeFrame } from '../../field/field-props';
import { useField } from '../../field/use-field';
import { type HiddenValueProps, useHiddenValue } from '../../field/use-hidden-value';
import { type AutocompleteFieldLabels, autocompleteFieldLabels } from './autocomplete-field.labels';
import { itemForm, type PickItem } from './pick-item';
import { SuggestBox } from './suggest-box';
import { MIN_LETTERS } from './suggest-limits';
import type { Lookup } from './use-lookup';
import { useSuggested } from './use-suggested';

export interface AutocompleteFieldProps extends FieldProps, HiddenValueProps {
  /** Searches items. Called 500 ms after the last key (Spec §9). */
  lookup: Lookup;
  /** Items with known names, so that a given value can be shown before a search. */
  known?: readonly PickItem[] | undefined;
  /** The number of letters from which a search starts (Spec §5). @default 2 */
  minLetters?: number;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<AutocompleteFieldLabels>;
}

/**
 * One object, searched by its name. The value is that of the chosen item, or the text behind a question mark when
 * none was chosen, for the rule of the form to refuse.
 */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const [given, { lookup, known = NONE, minLetters = MIN_LETTERS, labels, name, ...value }] =
    takeFrame(props);
  const words = useLabels<AutocompleteFieldLabels>(autocompleteFieldLabels, labels);
  const frame = { ...given, hint: given.hint ?? (given.readOnly ? undefined : words.hint(minLetters)) };
  const { disabled, readOnly } = frame;
  const field = useField(frame);
  const { form, meet } = useItemForm(known);
  const typed = useHiddenValue({ name, ...value }, form);
  const suggested = useSuggested(lookup, minLetters);
  const { state, items } = suggested;

  function change(text: string, by: 'hand' | 'pick') {
    typed.type(text);
    if (by === 'pick') suggested.stop();
    else suggested.ask(text);
  }

  function leave() {
    suggested.leave();
    typed.leave();
  }

  return (
    <FieldFrame {...frame} field={field} name={name}>
      <SuggestBox<PickItem>
        {...{ field, typed, name, disabled, readOnly, items }}
        keyOf={({ value: id }) => id}
        textOf={({ label }) => label}
        title={words.suggestions}
        open={items.length > 0}
        onOpenChange={(isOpen, reason) => suggested.follow(isOpen, reason, typed.text)}
        onType={change}
        onPick={meet}
        onLeave={leave}
        status={
          // `aria-live` beside the role that implies it: the library does not hide such elements when it hides the
          // page under a list.
          <p
            role="status"
            aria-live="polite"
            className={state === 'found' ? 'u:sr-only' : 'u:text-sm u:text-muted u:not-empty:pt-1.5'}
          >
            {state === 'found' ? words.found(items.length) : state !== 'idle' && words[state]}
          </p>
        }
      >
        {({ image, label }) => (
          <>
            {image && <img src={image} alt="" className="u:size-8 u:rounded-sm u:object-cover" />}
            <span className="u:contents">{label}</span>
          </>
        )}
      </SuggestBox>
    </FieldFrame>
  );
}

/** The items with known names: the given ones and those that were chosen. */
function useItemForm(known: readonly PickItem[]) {
  // Only appended to, right before the text that needs it, so it needs no render of its own.
  const [met] = useState<PickItem[]>(() => []);
  const [unnamed] = useState(() => new Set<string>());
  const form = useMemo(() => itemForm(() => [...known, ...met], unnamed), [known, met, unnamed]);

  return { form, meet: (item: PickItem) => met.push(item) };
}

const NONE: readonly PickItem[] = [];
