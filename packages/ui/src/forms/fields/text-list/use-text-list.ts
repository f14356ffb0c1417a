import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { useAfterPress } from '../../../internal/hooks/use-after-press';
import type { ValueProps } from '../../field/field-props';
import { useListValue } from '../../field/use-list-value';
import type { TextListLabels } from './text-list.labels';

export type ListOfTexts = ReturnType<typeof useTextList>;

interface TextListOptions {
  values: ValueProps<readonly string[]>;
  /** The text field for the next text. */
  own: RefObject<HTMLInputElement | null>;
  words: TextListLabels;
  maxLength: number | undefined;
  readOnly: boolean | undefined;
}

/** The texts of a list, and what adds one from the text field and removes one. */
export function useTextList({ values, own, words, maxLength, readOnly }: TextListOptions) {
  const { rows, ...texts } = useListValue(values, own);
  const [said, setSaid] = useState('');
  const { atRelease } = useAfterPress();

  const isTooLong = (text: string) => maxLength !== undefined && text.length > maxLength;

  function add() {
    const box = own.current;
    const text = box?.value.trim();
    if (!box || !text || readOnly || isTooLong(text)) return;
    box.value = '';
    texts.add(text);
    setSaid(words.added(text));
  }

  function addAndStay() {
    add();
    own.current?.focus();
  }

  return {
    rows,
    /** Of the last change, for a live region. */
    said,
    addAndStay,
    /** On blur. */
    leave(event: FocusEvent<HTMLInputElement>) {
      // After a switch to another window a person goes on typing. A new row must not move a button that is being
      // pressed.
      if (document.activeElement !== event.currentTarget) atRelease(add);
    },
    addOnEnter(event: KeyboardEvent) {
      if (event.key !== 'Enter') return;
      // Enter adds the text, and must not submit the form.
      event.preventDefault();
      addAndStay();
    },
    remove(text: string, at: number) {
      texts.removeAt(at);
      setSaid(words.removed(text));
      own.current?.focus();
    },
  };
}
