import type { ReactNode } from 'react';
import { type TextBinding, useFormLink, useFormValue, useFromForm } from './form-context';
import { textAt } from './form-store';

/** For widgets with the props of a native control: spread it. */
export interface FormTextField extends TextBinding {
  /** The text of the first error. */
  error: string | undefined;
}

/** For widgets whose value is no text: tags, a list, two days, an object. */
export interface FormValueField<Value> {
  /** The path of the field. */
  name: string;
  /** The present value. */
  value: Value;
  /** To be called with the new value. */
  onValueChange: (value: Value) => void;
  /** Accepted by every field; the form finds the field by its name. */
  ref: (control: unknown) => void;
  /** The text of the first error. */
  error: string | undefined;
}

interface TextProps<Name> {
  /** The path of the field in the values of the form: `lastname`, `children.0.pesel`. */
  name: Name;
  /** `value` for a widget whose value is no text: tags, a list, two days. @default 'text' */
  as?: 'text';
  /** Renders the widget, which spreads the props of a native control or, with `as="value"`, takes a value and its event. */
  children: (field: FormTextField) => ReactNode;
}

interface ValueProps<Name, Value> {
  /** The path of the field in the values of the form. */
  name: Name;
  /** The widget has a value that is no text. */
  as: 'value';
  /** Renders the widget with its value, its error and what to call on a change. */
  children: (field: FormValueField<Value>) => ReactNode;
}

export type FormFieldProps<Name extends string, Value> = TextProps<Name> | ValueProps<Name, Value>;

/**
 * One field of a form: it renders when its own error changes, and as a value when its own value does. `formOf` gives it
 * the names and values of a form.
 */
export function FormField<Value>(props: FormFieldProps<string, Value>) {
  return props.as === 'value' ? <ValueField {...props} /> : <TextField {...props} />;
}

function TextField({ name, children }: TextProps<string>) {
  const { bind } = useFormLink();

  return children({ ...bind(name), error: useErrorText(name) });
}

function ValueField<Value>({ name, children }: ValueProps<string, Value>) {
  const { setValue } = useFormLink();
  const value = useFormValue<Value>(name);
  const error = useErrorText(name);

  return children({
    name,
    value,
    error,
    onValueChange: (next) => setValue(name, next),
    ref: noRef,
  });
}

/** The form finds a field by its frame, so it needs no ref to the control. */
const noRef = () => undefined;

function useErrorText(name: string): string | undefined {
  return useFromForm(({ texts }) => textAt(texts, name));
}
