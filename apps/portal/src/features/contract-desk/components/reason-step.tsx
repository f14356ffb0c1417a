import type { Contract } from '@urzad/contract';
import { Button, Form, type FormProps, type SvgIcon, toast } from '@urzad/ui';
import { type ReactNode, useId, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ofContract } from '#shared/entities/contracts/contract-query';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useStep } from '#shared/object/use-step';
import { stepMessages } from '../messages/steps';

interface ReasonStepProps<Values extends FieldValues> {
  /** It lives longer than the dialog, so that nothing typed is lost when it is closed. */
  form: UseFormReturn<Values>;
  label: string;
  icon: SvgIcon;
  intro: string;
  done: string;
  refused: string;
  send: (values: Values, idempotencyKey: string) => Promise<Contract>;
  check: NonNullable<FormProps<Values>['check']>;
  errorText: NonNullable<FormProps<Values>['errorText']>;
  onDecided: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A step with a form of its own in a dialog. */
export function ReasonStep<Values extends FieldValues>({
  form,
  label,
  icon,
  intro,
  done,
  refused,
  send,
  check,
  errorText,
  onDecided,
  children,
}: ReasonStepProps<Values>) {
  const words = useMessages(stepMessages);
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const decision = useStep<Contract, Values>({
    ...ofContract,
    send,
    onDone: () => {
      setOpen(false);
      form.reset();
      toast.success(done);
      onDecided();
    },
  });

  return (
    <>
      <Button
        icon={icon}
        onClick={() => {
          decision.reset();
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {isOpen && (
        <DecisionModal
          title={label}
          open
          onOpenChange={setOpen}
          back={words.back}
          action={{ children: label, icon, form: formId }}
          decision={decision}
          refused={refused}
          reasons={words.reasons}
        >
          <p>{intro}</p>
          <Form<Values>
            id={formId}
            form={form}
            label={label}
            className="u:grid u:gap-4"
            summary={false}
            check={check}
            errorText={errorText}
            send={async (values) => decision.press(values)}
          >
            {children}
          </Form>
        </DecisionModal>
      )}
    </>
  );
}
