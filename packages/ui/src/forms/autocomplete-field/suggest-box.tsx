import { type ComponentProps, type ReactNode, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { LazyPart } from '../../foundations/lazy-part/lazy-part';
import { lazyPart } from '../../foundations/lazy-part/part';
import { type InputLink, SearchedInput, type SearchedInputProps } from './searched-input';
import type { SuggestedItems } from './suggested-items';

/** The line is drawn without it, and can be typed into. Who comes near the line will want it. */
const listPart = lazyPart(() => import('./suggestion-list'));

export interface SuggestBoxProps<Item>
  extends Omit<SearchedInputProps, 'link' | 'own'>,
    SuggestedItems<Item> {
  /** Between the line and the list: how the search stands. */
  status?: ReactNode;
  /** The mouse or the focus came: what the suggestions are made of may come too. */
  onNear?: () => void;
  /** The line was left. */
  onLeave: () => void;
}

/** A line to type into with a list of suggestions, whose code comes when the mouse or the focus does. */
export function SuggestBox<Item>({ status, onNear, onLeave, ...box }: SuggestBoxProps<Item>) {
  const { field, typed, name, disabled, readOnly, autoComplete, sign, ...list } = box;
  const [link] = useState<InputLink>(() => createStore(() => ({})));
  const [isAsked, setAsked] = useState(false);
  const ask = () => {
    setAsked(true);
    onNear?.();
  };

  /** What the line does by itself until the list is here. */
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
