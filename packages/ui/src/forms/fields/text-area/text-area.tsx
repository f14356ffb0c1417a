import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { tidyFreeText } from '@urzad/domain';
import { type ChangeEvent, type ComponentProps, type FocusEvent, type Ref, useRef } from 'react';
import { cn } from '../../../foundations/class-names/cn';
import { controlLooks } from '../../field/control-looks';
import { FieldFrame } from '../../field/field-frame';
import { type FieldProps, takeFrame, type ValueProps } from '../../field/field-props';
import { besideText, FieldText } from '../../field/field-text';
import { retype } from '../../field/retype';
import { useField } from '../../field/use-field';
import { FieldCounter } from '../../field-counter/field-counter';

export interface TextAreaProps
  extends FieldProps,
    ValueProps<string>,
    Pick<ComponentProps<'textarea'>, 'autoComplete' | 'onBlur' | 'onChange' | 'onKeyDown' | 'placeholder'> {
  /** The name under which a form submits the value; the summary of errors finds the field by it. */
  name?: string | undefined;
  /** The native text area. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
  /** Lines of an empty field; it grows with the text. @default 3 */
  rows?: number;
  /** The largest length of the text. More can be typed or pasted; it is counted, and a `Form` refuses it. */
  maxLength?: number | undefined;
}

/** Text of several lines. With `maxLength` it has a counter, shown and announced. */
export function TextArea(props: TextAreaProps) {
  const [frame, { ref, rows = 3, maxLength, onValueChange, onChange, onBlur, ...native }] = takeFrame(props);
  const { readOnly } = frame;
  const own = useRef<HTMLTextAreaElement>(null);
  const counts = maxLength !== undefined && !readOnly;
  const field = useField(frame, { hasNote: counts });

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };

  const leave = (event: FocusEvent<HTMLTextAreaElement>) => {
    retype(event.currentTarget, tidyFreeText(event.currentTarget.value));
    onBlur?.(event);
  };

  return (
    <FieldFrame
      {...frame}
      field={field}
      name={native.name}
      note={counts && <FieldCounter control={own} max={maxLength} name={native.name} />}
    >
      <textarea
        {...native}
        {...field.control}
        ref={useComposedRefs(own, ref)}
        readOnly={readOnly}
        rows={rows}
        className={cn(
          controlLooks({ state: field.state, lines: 'many' }),
          MIN_ROWS[rows] ?? 'u:min-h-24',
          besideText(readOnly),
        )}
        onChange={change}
        onBlur={leave}
      />
      <FieldText control={own} readOnly={readOnly} />
    </FieldFrame>
  );
}

/** A box sized by its text ignores `rows`, so its least height is set here. */
const MIN_ROWS: Record<number, string> = {
  2: 'u:min-h-18',
  3: 'u:min-h-24',
  4: 'u:min-h-32',
  5: 'u:min-h-38',
  6: 'u:min-h-46',
};
