import { type Ref, type RefObject, useImperativeHandle, useRef, useState } from 'react';
import type { ValueProps } from './field-props';
import { useFormReset } from './use-form-reset';

/** The control that a form library registers for a field whose value is not the text it shows. */
export interface ValueControl {
  /** As a native control has it; form libraries ask for it. */
  type: 'text';
  /** The name under which a form submits the value. */
  name: string | undefined;
  /** The value of the field; setting it changes the shown text. */
  value: string;
  /** Moves the focus into the field. */
  focus: () => void;
}

/** A `change` or `blur` of the field, in the shape of the native events that form libraries read. */
export interface ValueEvent {
  /** As a native event has it. */
  type: 'change' | 'blur';
  /** The name and the value of the field. */
  target: { name: string | undefined; value: string };
}

export interface HiddenValueProps extends ValueProps<string> {
  /** The name under which a form submits the value. */
  name?: string | undefined;
  /** A control with the value of the field, not with the text that it shows: for `register()` of a form library. */
  ref?: Ref<ValueControl> | undefined;
  /** Called when the value changes, with an event in the shape of a native one. */
  onChange?: ((event: ValueEvent) => void) | undefined;
  /** Called when the focus leaves the field, with such an event. */
  onBlur?: ((event: ValueEvent) => void) | undefined;
}

/** How typed text is parsed to a value, and a value formatted as text. Text that cannot be parsed is its own value. */
export interface ValueForm {
  read: (text: string) => string;
  write: (value: string) => string;
}

/** A field of two texts: the one that a person types (`4.1.27`), and the hidden form value that is submitted (`2027-01-04`). */
export function useHiddenValue(
  props: HiddenValueProps,
  { read, write }: ValueForm,
  /** The element that takes the focus of the field, when it is not the text control. */
  focused?: RefObject<HTMLElement | null>,
) {
  const { value, defaultValue = '', name, ref, onChange, onBlur, onValueChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(() => write(value ?? defaultValue));
  const [writtenBy, setWrittenBy] = useState(() => write);
  if (write !== writtenBy) {
    setWrittenBy(() => write);
    // The format changed (numbers follow the language): formatted text is formatted anew, text being typed is kept.
    if (typed === writtenBy(read(typed))) setTyped(write(read(typed)));
  }
  // A controlled value that differs from the parsed text was set by the parent, and wins.
  const text = value === undefined || value === read(typed) ? typed : write(value);
  const current = read(text);

  useImperativeHandle(
    ref,
    () => ({
      type: 'text' as const,
      name,
      get value() {
        return read(input.current?.value ?? '');
      },
      // A form library sets the value again at each render; text of the same value is left as it was typed.
      set value(next: string) {
        setTyped((now) => (read(now) === (next ?? '') ? now : write(next ?? '')));
      },
      focus: () => (focused ?? input).current?.focus(),
    }),
    [name, read, write, focused],
  );
  useFormReset(input, () => setTyped(write(defaultValue)));

  function type(next: string) {
    setTyped(next);
    const parsed = read(next);
    if (parsed === current) return;
    onChange?.({ type: 'change', target: { name, value: parsed } });
    onValueChange?.(parsed);
  }

  function leave() {
    setTyped(write(current));
    onBlur?.({ type: 'blur', target: { name, value: current } });
  }

  return { input, text, value: current, type, leave };
}
