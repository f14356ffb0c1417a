import { type FieldErrorCode, Form, type FormProps } from '@urzad/ui';
import { type ReactNode, useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { DemoAnswers } from '../form/demo-answers';
import { DecisionModal, type DecisionModalProps } from './decision-modal';

export interface DecisionFormProps<Values extends FieldValues, Code extends string = FieldErrorCode>
  extends Pick<DecisionModalProps, 'title' | 'back' | 'action' | 'refused' | 'reasons'> {
  /** It lives longer than the dialog, so that nothing typed is lost when it is closed. */
  form: UseFormReturn<Values>;
  decision: DecisionModalProps['decision'] & { press: (values: Values) => void };
  check: NonNullable<FormProps<Values, Code>['check']>;
  errorText: NonNullable<FormProps<Values, Code>['errorText']>;
  onClose: () => void;
  /** What follows from the decision. */
  intro: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A decision with a form of its own, in a dialog that is open. */
export function DecisionForm<Values extends FieldValues, Code extends string = FieldErrorCode>({
  title,
  action,
  form,
  decision,
  check,
  errorText,
  onClose,
  intro,
  children,
  ...modal
}: DecisionFormProps<Values, Code>) {
  const formId = useId();

  return (
    <DecisionModal
      {...modal}
      title={title}
      open
      onOpenChange={onClose}
      action={{ ...action, form: formId }}
      decision={decision}
    >
      <p>{intro}</p>
      <Form<Values, Code>
        id={formId}
        form={form}
        label={title}
        className="u:grid u:gap-4"
        summary={false}
        check={check}
        errorText={errorText}
        send={async (values) => decision.press(values)}
      >
        <DemoAnswers />
        {children}
      </Form>
    </DecisionModal>
  );
}
