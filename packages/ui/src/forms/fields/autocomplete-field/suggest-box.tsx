import { type ComponentProps, type ReactNode, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { LazyPart } from '../../../foundations/lazy-part/lazy-part';
import { lazyPart } from '../../../foundations/lazy-part/part';
import { type InputLink, SearchedInput, type SearchedInputProps } from './searched-input';
import type { SuggestedItems } from './suggested-items';

/** The input is rendered without it, and can be typed into. It is loaded when a pointer or the focus comes near. */
const listPart = lazyPart(() => import('./suggestion-list'));

export interface SuggestBoxProps<Item>
  extends Omit<SearchedInputProps, 'link' | 'own'>,
    SuggestedItems<Item> {
  /** Between the input and the list: the state of the search. */
  status?: ReactNode;
  /** The input lost the focus. */
  onLeave: () => void;
}

/** A text input with a list of suggestions, whose code is loaded when a pointer or the focus comes near. */
export function SuggestBox<Item>({ status, onLeave, ...box }: SuggestBoxProps<Item>) {
  const { field, typed, name, disabled, readOnly, autoComplete, sign, ...list } = box;
  const [link] = useState<InputLink>(() => createStore(() => ({})));
  const [isAsked, setAsked] = useState(false);
  const ask = () => setAsked(true);

  /** The handlers of the input until the list is loaded. */
  const own: ComponentProps<'input'> = {
    onPointerEnter: ask,
    onFocus: ask,
    onChange: ({ currentTarget: { value } }) => {
      list.onType(value, 'hand');
      list.onOpenChange(value.trim() !== '', 'input-change');
    },
    onBlur: () => {
      onLeave();
      list.onOpenChange(false, 'focus-out');
    },
  };
  return (
    <>
      <SearchedInput {...{ field, typed, name, disabled, readOnly, autoComplete, sign, link, own }} />
      {status}
      {isAsked && !disabled && !readOnly && (
        <LazyPart of={listPart}>
          {({ SuggestionList }) => (
            <SuggestionList {...list} input={typed.input} text={typed.text} link={link} onLeave={onLeave} />
          )}
        </LazyPart>
      )}
    </>
  );
}
