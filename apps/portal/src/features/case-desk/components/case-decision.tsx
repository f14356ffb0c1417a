import type { FieldValues } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { DecisionForm, type DecisionFormProps } from '#shared/object/decision-form';
import { decisionMessages } from '../messages/decisions';

/** A decision about a case with a form of its own. */
export function CaseDecision<Values extends FieldValues>(
  props: Omit<DecisionFormProps<Values>, 'back' | 'reasons'>,
) {
  const { back, reasons } = useMessages(decisionMessages);

  return <DecisionForm {...props} back={back} reasons={reasons} />;
}
