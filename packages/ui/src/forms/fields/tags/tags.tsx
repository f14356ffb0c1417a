import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type TagRules, tagsOf } from '@urzad/domain';
import { type FocusEvent, type Ref, useRef } from 'react';
import { useLabels } from '../../../foundations/locale/locale';
import { useAfterPress } from '../../../internal/hooks/use-after-press';
import { type FieldLabels, fieldLabels } from '../../field/field.labels';
import { FieldFrame } from '../../field/field-frame';
import { type FieldProps, type FieldState, takeFrame } from '../../field/field-props';
import { useField } from '../../field/use-field';
import { useListValue } from '../../field/use-list-value';
import { TagList } from './tag-list';
import { type TagsLabels, tagsLabels } from './tags.labels';
import { useTagEntry } from './use-tag-entry';

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
  const { name, ref, addOnBlur, onBlur, labels } = rest;
  const { disabled, readOnly } = frame;
  const words = useLabels<TagsLabels>(tagsLabels, labels);
  const { none } = useLabels<FieldLabels>(fieldLabels);
  const field = useField(frame);
  const own = useRef<HTMLInputElement>(null);
  const tags = useListValue(asLists(rest), own);
  const entry = useTagEntry({ tags, rules: rest, words, isFixed: readOnly });
  const { atRelease } = useAfterPress();

  function remove(place: number) {
    entry.remove(place);
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
          data-refused={entry.isRefused || undefined}
          aria-invalid={entry.isRefused || field.control['aria-invalid']}
          className={readOnly ? 'u:sr-only' : TEXT}
          readOnly={readOnly}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          onInput={(event) => entry.type(event.currentTarget)}
          onKeyDown={entry.press}
          onBlur={(event) => {
            const box = event.currentTarget;
            // A button that is being pressed must not be moved away.
            if (addOnBlur && !readOnly) atRelease(() => entry.add(box));
            onBlur?.(event);
          }}
        />
      </div>
      <input type="hidden" name={name} value={tags.list.join(',')} disabled={disabled} />
      <span role="status" className="u:sr-only">
        {entry.said}
      </span>
    </FieldFrame>
  );
}

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
