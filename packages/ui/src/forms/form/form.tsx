import type { FieldErrorCode } from '@urzad/domain';
import type { FieldValues } from 'react-hook-form';
import { BareForm } from './bare-form';
import type { FormProps } from './form-props';
import { FormSummary } from './form-summary';

/**
 * A form that validates everything, moves the focus to the first invalid field, also one in a closed part, and
 * reports all errors (Spec §5). Its controls are uncontrolled: a key renders only the field whose error changes.
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
