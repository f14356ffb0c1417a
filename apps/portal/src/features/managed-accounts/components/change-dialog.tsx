import type { FieldValues } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { DecisionForm, type DecisionFormProps } from '#shared/object/decision-form';
import { accountChangeMessages } from '../messages/changes';

interface ChangeDialogProps<Values extends FieldValues>
  extends Omit<DecisionFormProps<Values>, 'back' | 'decision'> {
  change: DecisionFormProps<Values>['decision'];
}

/** A change of an account with a form of its own. */
export function ChangeDialog<Values extends FieldValues>({
  change,
  reasons,
  ...form
}: ChangeDialogProps<Values>) {
  const words = useMessages(accountChangeMessages);

  return (
    <DecisionForm {...form} decision={change} back={words.back} reasons={{ ...words.reasons, ...reasons }} />
  );
}
