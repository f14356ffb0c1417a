import type { FieldErrorCode, FieldErrorParams } from '@urzad/domain';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Locale } from '../../foundations/locale/locale';
import type { ErrorCodes, FormErrors } from './store/error-codes';

/** The context of an error; `n` and `isLength` where `check` or `send` returned the broken limit. */
export interface ErrorContext extends Pick<FieldErrorParams, 'n' | 'isLength'> {
  /** The path of the field. */
  name: string;
  /** The entered value: codes with several texts choose by it. */
  value: unknown;
  /** The language of the interface. */
  locale: Locale;
}

interface FormPartProps<Values extends FieldValues, Code extends string>
  extends Pick<ComponentProps<'form'>, 'id' | 'className' | 'onFocus'> {
  /** The accessible name of the form. */
  label: string;
  /**
   * All errors of these values, `{}` without any: a pure function of the domain. A field with a list shows all of it;
   * with its limit (`fieldRefusals`, `errorsOf`) the sentence of a bound names it.
   */
  check?: (values: Values) => FormErrors<Code> | Promise<FormErrors<Code>>;
  /** Submits the values. Errors found by the server are returned and shown at the same fields; a failure is thrown. */
  send: ((values: Values) => Promise<void>) | ((values: Values) => Promise<FormErrors<Code> | undefined>);
  /** The text of an error. @default the texts of the domain; an unknown code is shown as it is */
  errorText?: (code: Code, context: ErrorContext) => string;
  /** For the summary of errors, where the label in the page is too short or missing. */
  labelOf?: (name: string) => string | undefined;
  /** Called at each refused submit with all errors: `{ 'children.0.pesel': 'not-valid-pesel' }`. */
  onErrors?: (errors: ErrorCodes<Code>) => void;
  /** Called with the error that `send` threw. */
  onFailure?: (error: unknown) => void;
  /** Makes a field visible that is not in the page, such as one of another step. */
  onReveal?: (name: string) => void;
  /** The action that failed: "Nie wysłaliśmy zgłoszenia." Shown above the list of errors. */
  lead?: string;
  /** A list of the errors above a refused form. Not needed in short forms. @default true */
  summary?: boolean;
  /** Fields, and what else the form has. */
  children: ReactNode;
}

export interface OwnFormProps<Values extends FieldValues, Code extends string>
  extends FormPartProps<Values, Code> {
  /** The values at first. Their keys are the names of the fields. */
  defaultValues: Values;
  /** Absent: the element makes a form object of its own. */
  form?: undefined;
}

/** The form object of the library, created by the caller to live longer than the element or to be read outside of it. */
export interface GivenFormProps<Values extends FieldValues, Code extends string>
  extends FormPartProps<Values, Code> {
  /** The form object of `useForm`, when the caller makes it; its default values count. */
  form: UseFormReturn<Values>;
}

export type FormProps<Values extends FieldValues, Code extends string = FieldErrorCode> =
  | OwnFormProps<Values, Code>
  | GivenFormProps<Values, Code>;
