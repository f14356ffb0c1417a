import { type ErrorCodes, Form, type OwnFormProps } from '@urzad/ui';
import { type ReactNode, useCallback, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiFailure } from '../http/api-failure';
import { fieldErrorsOf } from '../http/refusals';
import { DemoAnswers } from './demo-answers';
import { ForgetFailure } from './forget-failure';

type Given<Values extends FieldValues> = Omit<
  OwnFormProps<Values, string>,
  'send' | 'onFailure' | 'lead' | 'summary' | 'form' | 'defaultValues'
>;

/** The values at first, or the form object of a caller who reads it. */
type Start<Values extends FieldValues> =
  | { defaultValues: Values; form?: undefined }
  | { form: UseFormReturn<Values>; defaultValues?: undefined };

interface Sending<Values extends FieldValues> {
  /** Makes the request, and does what follows its success. */
  send: (values: Values) => Promise<unknown>;
  /** Refusals that this form shows at a field; those with names of fields need none. */
  fieldErrors?: (failure: ApiFailure) => ErrorCodes | undefined;
  /** Rendered above the fields when no field can show the error. */
  failure: (error: unknown) => ReactNode;
}

export type RequestFormProps<Values extends FieldValues> = Given<Values> & Start<Values> & Sending<Values>;

/**
 * A form that sends its values in a request: errors of the server are shown at its fields, any other failure above. A
 * long one has a `FormSummary` among its children.
 */
export function RequestForm<Values extends FieldValues>({
  send,
  fieldErrors,
  failure,
  children,
  ...props
}: RequestFormProps<Values>) {
  const [failed, setFailed] = useState<{ error: unknown }>();
  const forget = useCallback(() => setFailed(undefined), []);

  async function submit(values: Values): Promise<ErrorCodes | undefined> {
    setFailed(undefined);
    try {
      await send(values);
      return undefined;
    } catch (error) {
      const found = (error instanceof ApiFailure ? fieldErrors?.(error) : undefined) ?? fieldErrorsOf(error);
      if (!found) throw error;
      return found;
    }
  }

  return (
    <Form<Values, string>
      {...props}
      summary={false}
      send={submit}
      onFailure={(error) => setFailed({ error })}
    >
      <DemoAnswers />
      {failed && failure(failed.error)}
      <ForgetFailure value={forget}>{children}</ForgetFailure>
    </Form>
  );
}
