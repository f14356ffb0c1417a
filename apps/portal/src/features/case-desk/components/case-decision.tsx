import { Form, type FormProps } from '@urzad/ui';
import { type ReactNode, useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal, type DecisionModalProps } from '#shared/object/decision-modal';
import { decisionMessages } from '../messages/decisions';

interface CaseDecisionProps<Values extends FieldValues>
  extends Pick<DecisionModalProps, 'title' | 'action' | 'refused'> {
  /** It lives longer than the dialog, so that nothing typed is lost when it is closed. */
  form: UseFormReturn<Values>;
  decision: DecisionModalProps['decision'] & { press: (values: Values) => void };
  check: NonNullable<FormProps<Values>['check']>;
  errorText: NonNullable<FormProps<Values>['errorText']>;
  onClose: () => void;
  /** What follows from the decision. */
  intro: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A decision about a case with a form of its own. */
export function CaseDecision<Values extends FieldValues>({
  title,
  action,
  refused,
  form,
  decision,
  check,
  errorText,
  onClose,
  intro,
  children,
}: CaseDecisionProps<Values>) {
  const words = useMessages(decisionMessages);
  const formId = useId();

  return (
    <DecisionModal
      title={title}
      open
      onOpenChange={onClose}
      back={words.back}
      action={{ ...action, form: formId }}
      decision={decision}
      refused={refused}
      reasons={words.reasons}
    >
      <p>{intro}</p>
      <Form<Values>
        id={formId}
        form={form}
        label={title}
        className="u:grid u:gap-4"
        summary={false}
        check={check}
        errorText={errorText}
        send={async (values) => decision.press(values)}
      >
        {children}
      </Form>
    </DecisionModal>
  );
}
