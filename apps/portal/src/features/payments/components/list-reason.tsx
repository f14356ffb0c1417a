import { REASON_MAX } from '@urzad/grants';
import { formOf, TextArea } from '@urzad/ui';

const { FormField } = formOf<{ reason: string }>();

/** The reason of a step, in the form around it. */
export function ListReason({ label, hint }: { label: string; hint: string }) {
  return (
    <FormField name="reason">
      {(field) => <TextArea {...field} required maxLength={REASON_MAX} label={label} hint={hint} />}
    </FormField>
  );
}
