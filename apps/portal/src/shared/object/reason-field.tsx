import { REASON_MAX } from '@urzad/grants';
import { formOf, TextArea, type TextAreaProps } from '@urzad/ui';

const { FormField } = formOf<{ reason: string }>();

/** The reason of a decision, in the form around it. */
export function ReasonField(texts: Pick<TextAreaProps, 'label' | 'hint' | 'rows'>) {
  return (
    <FormField name="reason">
      {(field) => <TextArea {...field} required maxLength={REASON_MAX} {...texts} />}
    </FormField>
  );
}
