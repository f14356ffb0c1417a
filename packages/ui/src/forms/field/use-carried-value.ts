import { type Ref, type RefObject, useImperativeHandle, useRef, useState } from 'react';
import type { ValueProps } from './field-props';
import { useFormReset } from './use-form-reset';

/** What a form library gets as the control of a field whose value is not the text it shows. */
export interface ValueControl {
  type: 'text';
  name: string | undefined;
  value: string;
  focus: () => void;
}

/** A change or a leave told in the way form libraries read native events. */
export interface ValueEvent {
  type: 'change' | 'blur';
  target: { name: string | undefined; value: string };
}

export interface CarriedValueProps extends ValueProps<string> {
  name?: string | undefined;
  ref?: Ref<ValueControl> | undefined;
  onChange?: ((event: ValueEvent) => void) | undefined;
  onBlur?: ((event: ValueEvent) => void) | undefined;
}

/** How a value is read from typed text, and how it is shown. Text that cannot be read is its own value. */
export interface ValueForm {
  read: (text: string) => string;
  write: (value: string) => string;
}

/** Text typed by a person on one side, the value that travels on the other (`4.1.27` and `2027-01-04`). */
export function useCarriedValue(
  props: CarriedValueProps,
  { read, write }: ValueForm,
  /** Where the focus goes when it is not to the control that holds the text. */
  focused?: RefObject<HTMLElement | null>,
) {
  const { value, defaultValue = '', name, ref, onChange, onBlur, onValueChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(() => write(value ?? defaultValue));
  const [writtenBy, setWrittenBy] = useState(() => write);
  if (write !== writtenBy) {
    setWrittenBy(() => write);
    // What stands there as it was written, and is not being typed, is written anew: numbers follow the language.
    if (typed === writtenBy(read(typed))) setTyped(write(read(typed)));
  }
  // A controlled value that is not what the text says came from outside, and wins.
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
      // A library sets the value again at each render; text that says the same is left as it was typed.
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
    const told = read(next);
    if (told === current) return;
    onChange?.({ type: 'change', target: { name, value: told } });
    onValueChange?.(told);
  }

  function leave() {
    setTyped(write(current));
    onBlur?.({ type: 'blur', target: { name, value: current } });
  }

  return { input, text, value: current, type, leave };
}
