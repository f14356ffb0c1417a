import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { partTags, type TagRefusal, type TagRules, tagsOf } from '@urzad/domain';
import { type FocusEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { useLabels } from '../../foundations/locale/locale';
import { type FieldLabels, fieldLabels } from '../field/field.labels';
import { FieldFrame } from '../field/field-frame';
import { type FieldProps, type FieldState, takeFrame } from '../field/field-props';
import { useField } from '../field/use-field';
import { useListValue } from '../field/use-list-value';
import { useAfterPress } from '../form/use-after-press';
import { TagList } from './tag-list';
import { type TagsLabels, tagsLabels } from './tags.labels';

export interface TagsProps extends FieldProps, TagRules {
  /** Comma-separated text or a list (Spec §3); the emitted value is a list. */
  value?: string | readonly string[] | undefined;
  /** The tags at first, when the field keeps the state. */
  defaultValue?: string | readonly string[] | undefined;
  /** Called with all tags after each addition and removal. */
  onValueChange?: ((tags: readonly string[]) => void) | undefined;
  /** The name under which a plain form submits the tags, comma-separated. */
  name?: string | undefined;
  /** The text field. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Adds the typed text on blur. @default false */
  addOnBlur?: boolean;
  /** A tag was refused: it is in the list, or the office's own rule refuses it. */
  onRefused?: ((isRepeated: boolean) => void) | undefined;
  /** The list has its largest number of tags. */
  onLimit?: (() => void) | undefined;
  /** Called when the focus leaves the text field. */
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<TagsLabels>;
}

/** Words that end with Enter, a comma or a space (Spec §5). Backspace in an empty text field removes the last one. */
export function Tags(props: TagsProps) {
  const [frame, rest] = takeFrame(props);
  const { name, ref, addOnBlur, onRefused, onLimit, onBlur, labels, allowRepeated, limit, isValid } = rest;
  const { disabled, readOnly } = frame;
  const words = useLabels<TagsLabels>(tagsLabels, labels);
  const { none } = useLabels<FieldLabels>(fieldLabels);
  const field = useField(frame);
  const own = useRef<HTMLInputElement>(null);
  const tags = useListValue(asLists(rest), own);
  const [said, setSaid] = useState('');
  const [isRefused, setRefused] = useState(false);
  const { atRelease } = useAfterPress();
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
  function add(box: HTMLInputElement, typed: readonly string[]) {
    const { added, refused } = partTags(typed, tags.list, { allowRepeated, limit, isValid });
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
    if (gaps > keptGaps.current) add(box, box.value.split(GAP));
    else keptGaps.current = gaps;
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const box = event.currentTarget;
    if (readOnly || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // Enter adds the tag, and must not submit the form.
      event.preventDefault();
      add(box, box.value.split(GAP));
    }
    if (event.key === 'Backspace' && box.value === '') remove(tags.list.length - 1);
  }

  function remove(place: number) {
    const tag = tags.list[place];
    if (tag === undefined) return;
    tags.removeAt(place);
    setSaid(words.removed(tag));
    own.current?.focus();
  }

  return (
    <FieldFrame {...frame} field={field} name={name}>
      <div data-state={field.state} className={`${BOX} ${BORDER[field.state]}`}>
        <TagList rows={tags.rows} words={words} isFixed={readOnly || disabled} onRemove={remove} />
        {readOnly && tags.list.length === 0 && <span className="u:part">{none}</span>}
        <input
          {...field.control}
          ref={useComposedRefs(own, ref)}
          data-refused={isRefused || undefined}
          aria-invalid={isRefused || field.control['aria-invalid']}
          className={readOnly ? 'u:sr-only' : TEXT}
          readOnly={readOnly}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          onInput={(event) => type(event.currentTarget)}
          onKeyDown={press}
          onBlur={(event) => {
            const box = event.currentTarget;
            // A button that is being pressed must not be moved away.
            if (addOnBlur && !readOnly) atRelease(() => add(box, box.value.split(GAP)));
            onBlur?.(event);
          }}
        />
      </div>
      <input type="hidden" name={name} value={tags.list.join(',')} disabled={disabled} />
      <span role="status" className="u:sr-only">
        {said}
      </span>
    </FieldFrame>
  );
}

const GAP = /[,\s]+/;

function asLists({
  value,
  defaultValue,
  onValueChange,
}: Pick<TagsProps, 'value' | 'defaultValue' | 'onValueChange'>) {
  return {
    value: value === undefined ? undefined : tagsOf(value),
    defaultValue: defaultValue === undefined ? undefined : tagsOf(defaultValue),
    onValueChange,
  };
}

const BOX =
  'u:flex u:min-h-field u:flex-wrap u:items-center u:gap-1.5 u:rounded-md u:px-2 u:py-1.5 u:ring-within';

const BORDER = {
  ready: 'u:border-control u:border-line-strong u:bg-field',
  invalid: 'u:border-control u:border-error-border u:bg-error-surface',
  disabled:
    'u:cursor-not-allowed u:border-control u:border-dashed u:border-line-strong u:bg-bg-disabled u:text-disabled',
  readonly: 'u:rounded-xs u:border-s-4 u:border-line-strong',
} as const satisfies Record<FieldState, string>;

const TEXT =
  'u:min-w-32 u:flex-1 u:bg-transparent u:px-1.5 u:ring-none u:data-refused:text-error-text u:data-refused:underline u:print:hidden';
