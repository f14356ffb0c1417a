import { Slot } from '@radix-ui/react-slot';
import type { ReactElement, ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { type TextBinding, useFormLink, useFormValue, useFromForm } from '../form-context';
import { textAt } from '../store/form-store';

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
  /**
   * Renders the widget, which spreads the props of a native control or, with `as="value"`, takes a value and its event.
   * The widget alone is given the same props, as by a server component, which has no function to give.
   */
  children: ReactElement | ((field: FormTextField) => ReactNode);
}

interface ValueProps<Name, Value> {
  /** The path of the field in the values of the form. */
  name: Name;
  /** The widget has a value that is no text. */
  as: 'value';
  /** Renders the widget with its value, its error and what to call on a change; the widget alone is given them. */
  children: ReactElement | ((field: FormValueField<Value>) => ReactNode);
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

  return given<FormTextField>(children, { ...bind(name), error: useErrorText(name) });
}

function ValueField<Value>({ name, children }: ValueProps<string, Value>) {
  const { setValue } = useFormLink();
  const value = useFormValue<Value>(name);
  const error = useErrorText(name);

  return given<FormValueField<Value>>(children, {
    name,
    value,
    error,
    onValueChange: (next) => setValue(name, next),
    ref: noRef,
  });
}

/** A widget of a server component may be still on its way, which `Slot` waits for. */
function given<Field extends object>(children: ReactElement | ((field: Field) => ReactNode), field: Field) {
  return typeof children === 'function' ? children(field) : <Slot {...field}>{children}</Slot>;
}

/** The form finds a field by its frame, so it needs no ref to the control. */
const noRef = () => undefined;

function useErrorText(name: string): string | undefined {
  return useFromForm(({ texts }) => textAt(texts, name));
}

export interface NamedFieldProps<Name extends string> {
  /** The path of the field in the values of the form: `lastname`, `children.0.pesel`. */
  name: Name;
  /** `value` for a widget whose value is no text: tags, a list, two days. @default 'text' */
  as?: 'text' | 'value';
  /** The widget, which is given its name, value, error and events. */
  children: ReactElement;
}

/**
 * One field of a form whose widget is given as an element, as by a server component. The type of the values is said, so
 * that a wrong name does not compile: `<NamedField<Answers> name="pesel">`. `formOf` gives the field of a file of the client.
 */
export function NamedField<Values extends FieldValues = never>(props: NamedFieldProps<FieldPath<Values>>) {
  return <FormField {...(props as NamedFieldProps<string> & { as: 'text' })} />;
}
