import { REASON_MAX } from '@urzad/grants';
import { formOf, TextArea } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { accountChangeMessages } from '../messages/changes';

const { FormField } = formOf<{ reason: string }>();

/** Why an account or a role is changed; every change needs it. `hint` says who will see it. */
export function ReasonQuestion({ hint }: { hint?: string }) {
  const words = useMessages(accountChangeMessages);

  return (
    <FormField name="reason">
      {(field) => (
        <TextArea
          {...field}
          required
          maxLength={REASON_MAX}
          label={words.reason}
          hint={hint ?? words.reasonHint}
        />
      )}
    </FormField>
  );
}
