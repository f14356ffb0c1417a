import type { FieldErrorCode, FieldErrorParams } from '@urzad/domain';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Locale } from '../../foundations/locale/locale';
import type { ErrorCodes, FormErrors } from './error-codes';

/** What an error is said about; `n` and `isLength` where `check` or `send` told the limit that was broken. */
export interface ErrorContext extends Pick<FieldErrorParams, 'n' | 'isLength'> {
  /** The path of the field. */
  name: string;
  /** What was entered there: codes with several texts choose theirs by it. */
  value: unknown;
  locale: Locale;
}

interface FormPartProps<Values extends FieldValues, Code extends string>
  extends Pick<ComponentProps<'form'>, 'id' | 'className' | 'onFocus'> {
  /** The accessible name of the form. */
  label: string;
  /**
   * All that is wrong with these values, `{}` when nothing is: a pure function of the domain. A field that is given a list
   * is told the whole of it; with its limit (`fieldRefusals`, `errorsOf`) the sentence of a bound names it.
   */
  check?: (values: Values) => FormErrors<Code> | Promise<FormErrors<Code>>;
  /** Sends the values. What the server found wrong is answered and lands on the same fields; a failure is thrown. */
  send: ((values: Values) => Promise<void>) | ((values: Values) => Promise<FormErrors<Code> | undefined>);
  /** @default the words of the domain; a code that it does not know is taken for words */
  errorText?: (code: Code, context: ErrorContext) => string;
  /** For the summary of errors, where the label in the page says too little or is not there. */
  labelOf?: (name: string) => string | undefined;
  /** Each refused sending gives all the errors: `{ 'children.0.pesel': 'not-valid-pesel' }`. */
  onErrors?: (errors: ErrorCodes<Code>) => void;
  /** What `send` threw. */
  onFailure?: (error: unknown) => void;
  /** Leads to a field that is not in the page now, such as one of another step. */
  onReveal?: (name: string) => void;
  children: ReactNode;
}

export interface OwnFormProps<Values extends FieldValues, Code extends string>
  extends FormPartProps<Values, Code> {
  defaultValues: Values;
  form?: undefined;
}

/** A form of the library that lives longer than its element, or is read outside of it. */
export interface GivenFormProps<Values extends FieldValues, Code extends string>
  extends FormPartProps<Values, Code> {
  form: UseFormReturn<Values>;
}

export type BareFormProps<Values extends FieldValues, Code extends string = FieldErrorCode> =
  | OwnFormProps<Values, Code>
  | GivenFormProps<Values, Code>;

export type FormProps<Values extends FieldValues, Code extends string = FieldErrorCode> = BareFormProps<
  Values,
  Code
> & {
  /** What did not happen: "Nie wysłaliśmy zgłoszenia." Stands above the list of errors. */
  lead?: string;
  /** A list of the errors above a refused form. Short forms may go without. @default true */
  summary?: boolean;
};
