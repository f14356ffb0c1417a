import { Form, type FormProps } from '@urzad/ui';
import { type ReactNode, useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal, type DecisionModalProps } from '#shared/object/decision-modal';
import { accountChangeMessages } from '../messages/changes';

interface ChangeDialogProps<Values extends FieldValues>
  extends Pick<DecisionModalProps, 'title' | 'action' | 'refused' | 'reasons'> {
  /** It lives longer than the dialog, so that nothing typed is lost when it is closed. */
  form: UseFormReturn<Values>;
  change: DecisionModalProps['decision'] & { press: (values: Values) => void };
  check: NonNullable<FormProps<Values>['check']>;
  errorText: NonNullable<FormProps<Values>['errorText']>;
  onClose: () => void;
  /** What follows from the change. */
  intro: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A change of an account with a form of its own. */
export function ChangeDialog<Values extends FieldValues>({
  form,
  change,
  check,
  errorText,
  onClose,
  intro,
  children,
  reasons,
  ...modal
}: ChangeDialogProps<Values>) {
  const words = useMessages(accountChangeMessages);
  const formId = useId();

  return (
    <DecisionModal
      {...modal}
      open
      onOpenChange={onClose}
      back={words.back}
      action={{ ...modal.action, form: formId }}
      decision={change}
      reasons={{ ...words.reasons, ...reasons }}
    >
      <p>{intro}</p>
      <Form<Values>
        id={formId}
        form={form}
        label={modal.title}
        className="u:grid u:gap-4"
        summary={false}
        check={check}
        errorText={errorText}
        send={async (values) => change.press(values)}
      >
        {children}
      </Form>
    </DecisionModal>
  );
}
