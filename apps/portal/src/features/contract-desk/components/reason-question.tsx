import { REASON_MAX } from '@urzad/grants';
import { formOf, TextArea } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { stepMessages } from '../messages/steps';

const { FormField } = formOf<{ reason: string }>();

/** The reason of a step, in the form around it. */
export function ReasonQuestion() {
  const words = useMessages(stepMessages);

  return (
    <FormField name="reason">
      {(field) => (
        <TextArea {...field} required maxLength={REASON_MAX} label={words.reason} hint={words.reasonHint} />
      )}
    </FormField>
  );
}
