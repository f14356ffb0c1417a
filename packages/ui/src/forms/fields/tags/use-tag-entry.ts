import { partTags, type TagRefusal, type TagRules } from '@urzad/domain';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { useListValue } from '../../field/use-list-value';
import type { TagsLabels } from './tags.labels';

interface TagEntryInput {
  tags: ReturnType<typeof useListValue>;
  rules: TagRules & {
    onRefused?: ((isRepeated: boolean) => void) | undefined;
    onLimit?: (() => void) | undefined;
  };
  words: TagsLabels;
  /** Nothing is added or removed. */
  isFixed: boolean | undefined;
}

const GAP = /[,\s]+/;

/** What is typed becomes tags: words end with Enter, a comma or a space (Spec §5). */
export function useTagEntry({ tags, rules, words, isFixed }: TagEntryInput) {
  const { allowRepeated, limit, isValid, onRefused, onLimit } = rules;
  const [said, setSaid] = useState('');
  const [isRefused, setRefused] = useState(false);
  /** Separators between refused words that stay in the text field: only a new one ends a word. */
  const keptGaps = useRef(0);

  function refuse(tag: string, refusal: Exclude<TagRefusal, 'blank'>): string {
    const isRoom = refusal === 'limit' || refusal === 'full';
    setRefused(!isRoom);
    if (isRoom) onLimit?.();
    else onRefused?.(refusal === 'repeated');
    if (refusal === 'full') return words.full;
    return refusal === 'limit' ? words.limit(limit ?? 0) : words[refusal](tag);
  }

  /** Refused words stay in the text field, to be corrected; the others of a pasted list are added. */
  function add(box: HTMLInputElement) {
    const { added, refused } = partTags(box.value.split(GAP), tags.list, { allowRepeated, limit, isValid });
    const [first] = refused;
    box.value = refused.map(({ tag }) => tag).join(' ');
    keptGaps.current = Math.max(refused.length - 1, 0);
    if (added.length > 0) tags.add(...added);
    const sentences = [
      added.length > 0 && words.added(added.join(', ')),
      first && refuse(first.tag, first.refusal),
    ].filter(Boolean);
    if (sentences.length > 0) setSaid(sentences.join('. '));
  }

  /** Read from the text and not from the key, which phones do not report; a pasted list is split the same way. */
  function type(box: HTMLInputElement) {
    setRefused(false);
    const gaps = box.value.split(GAP).length - 1;
    if (gaps > keptGaps.current) add(box);
    else keptGaps.current = gaps;
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const box = event.currentTarget;
    if (isFixed || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // Enter adds the tag, and must not submit the form.
      event.preventDefault();
      add(box);
    }
    if (event.key === 'Backspace' && box.value === '') remove(tags.list.length - 1);
  }

  function remove(place: number) {
    const tag = tags.list[place];
    if (tag === undefined) return;
    tags.removeAt(place);
    setSaid(words.removed(tag));
  }

  return { said, isRefused, add, type, press, remove };
}
