import type { FieldErrorCode } from '@urzad/domain';
import type { FieldValues } from 'react-hook-form';
import { BareForm } from './bare-form';
import type { FormProps } from './form-props';
import { FormSummary } from './form-summary';

/**
 * A form that validates everything, leads to the first invalid field wherever it lies and returns all errors (Spec §5).
 * Its controls keep what is typed: a key renders nothing but the field whose error it changes.
 */
export function Form<Values extends FieldValues, Code extends string = FieldErrorCode>({
  lead,
  summary = true,
  children,
  ...props
}: FormProps<Values, Code>) {
  return (
    <BareForm<Values, Code> {...props}>
      {summary && <FormSummary lead={lead} />}
      {children}
    </BareForm>
  );
}
