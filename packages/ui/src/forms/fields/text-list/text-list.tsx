import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Plus, X } from 'lucide-react';
import { type FocusEvent, type FocusEventHandler, type Ref, useRef } from 'react';
import { Button } from '../../../actions/button/button';
import { IconButton } from '../../../actions/icon-button/icon-button';
import { useLabels } from '../../../foundations/locale/locale';
import { controlLooks } from '../../field/control-looks';
import { type FieldLabels, fieldLabels } from '../../field/field.labels';
import { FieldFrame } from '../../field/field-frame';
import { type FieldProps, takeFrame, type ValueProps } from '../../field/field-props';
import { useField } from '../../field/use-field';
import { FieldCounter } from '../../field-counter/field-counter';
import { type TextListLabels, textListLabels } from './text-list.labels';
import { type ListOfTexts, useTextList } from './use-text-list';

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
  const counts = maxLength !== undefined && !readOnly;
  const field = useField(frame, { hasNote: counts });
  const own = useRef<HTMLInputElement>(null);
  const list = useTextList({ values, own, words, maxLength, readOnly });

  function leave(event: FocusEvent<HTMLInputElement>) {
    list.leave(event);
    onBlur?.(event);
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
          onKeyDown={list.addOnEnter}
        />
        {!readOnly && (
          <Button icon={Plus} disabled={disabled} onClick={list.addAndStay}>
            {words.add}
          </Button>
        )}
      </div>
      <TextRows rows={list.rows} name={name} words={words} frame={frame} onRemove={list.remove} />
      <span role="status" className="u:sr-only">
        {list.said}
      </span>
    </FieldFrame>
  );
}

interface TextRowsProps {
  rows: ListOfTexts['rows'];
  name: string | undefined;
  words: TextListLabels;
  frame: Pick<FieldProps, 'disabled' | 'readOnly'>;
  onRemove: (text: string, at: number) => void;
}

/** The texts of the list, each with its button and with what a plain form submits. */
function TextRows({ rows, name, words, frame, onRemove }: TextRowsProps) {
  const { disabled, readOnly } = frame;
  const { none } = useLabels<FieldLabels>(fieldLabels);

  return (
    <>
      <ul aria-label={words.list} className="u:mt-2 u:grid u:gap-1 u:empty:hidden">
        {rows.map(({ text, place, key }) => (
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
                onClick={() => onRemove(text, place)}
              />
            )}
          </li>
        ))}
      </ul>
      {readOnly && rows.length === 0 && <p className="u:part">{none}</p>}
    </>
  );
}
