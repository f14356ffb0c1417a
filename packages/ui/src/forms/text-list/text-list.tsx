import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Plus, X } from 'lucide-react';
import {
  type FocusEvent,
  type FocusEventHandler,
  type KeyboardEvent,
  type Ref,
  useRef,
  useState,
} from 'react';
import { Button } from '../../actions/button/button';
import { IconButton } from '../../actions/icon-button/icon-button';
import { useLabels } from '../../foundations/locale/locale';
import { controlLooks } from '../field/control-looks';
import { type FieldLabels, fieldLabels } from '../field/field.labels';
import { FieldFrame } from '../field/field-frame';
import { type FieldProps, takeFrame, type ValueProps } from '../field/field-props';
import { useField } from '../field/use-field';
import { useListValue } from '../field/use-list-value';
import { FieldCounter } from '../field-counter/field-counter';
import { useAfterPress } from '../form/use-after-press';
import { type TextListLabels, textListLabels } from './text-list.labels';

export interface TextListProps extends FieldProps, ValueProps<readonly string[]> {
  /** The name under which a plain form submits each text. */
  name?: string | undefined;
  /** The text field for the next text. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Called when the focus leaves the text field. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** Of one text, with a counter near the limit. A longer one stays in the text field and is not added. */
  maxLength?: number | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<TextListLabels>;
}

/**
 * A list of short texts, added one by one. An empty text is not added: the text field gets the focus instead (Spec
 * §5). On blur the typed text is added too: otherwise the form would be submitted without it.
 */
export function TextList(props: TextListProps) {
  const [frame, { name, ref, onBlur, maxLength, labels, ...values }] = takeFrame(props);
  const { disabled, readOnly } = frame;
  const words = useLabels<TextListLabels>(textListLabels, labels);
  const { none } = useLabels<FieldLabels>(fieldLabels);
  const counts = maxLength !== undefined && !readOnly;
  const field = useField(frame, { hasNote: counts });
  const own = useRef<HTMLInputElement>(null);
  const texts = useListValue(values, own);
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

  function leave(event: FocusEvent<HTMLInputElement>) {
    // After a switch to another window a person goes on typing. A new row must not move a button that is being
    // pressed.
    if (document.activeElement !== event.currentTarget) atRelease(add);
    onBlur?.(event);
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter adds the text, and must not submit the form.
    event.preventDefault();
    addAndStay();
  }

  function remove(text: string, place: number) {
    texts.removeAt(place);
    setSaid(words.removed(text));
    own.current?.focus();
  }

  return (
    <FieldFrame
      {...frame}
      field={field}
      name={name}
      note={counts && <FieldCounter control={own} max={maxLength} name={name} late />}
    >
      <div className={readOnly ? 'u:sr-only' : 'u:flex u:gap-2 u:print:hidden'}>
        <input
          {...field.control}
          ref={useComposedRefs(own, ref)}
          className={controlLooks({ state: field.state })}
          readOnly={readOnly}
          autoComplete="off"
          onBlur={leave}
          onKeyDown={addOnEnter}
        />
        {!readOnly && (
          <Button icon={Plus} disabled={disabled} onClick={addAndStay}>
            {words.add}
          </Button>
        )}
      </div>
      <ul aria-label={words.list} className="u:mt-2 u:grid u:gap-1 u:empty:hidden">
        {texts.rows.map(({ text, place, key }) => (
          <li
            key={key}
            className="u:flex u:min-h-control u:items-center u:gap-2 u:border-b u:border-line-subtle"
          >
            <span className="u:min-w-0 u:flex-1 u:wrap-break-word">{text}</span>
            <input type="hidden" name={name} value={text} disabled={disabled} />
            {!readOnly && (
              <IconButton
                icon={X}
                label={words.remove(text)}
                disabled={disabled}
                onClick={() => remove(text, place)}
              />
            )}
          </li>
        ))}
      </ul>
      {readOnly && texts.list.length === 0 && <p className="u:part">{none}</p>}
      <span role="status" className="u:sr-only">
        {said}
      </span>
    </FieldFrame>
  );
}
