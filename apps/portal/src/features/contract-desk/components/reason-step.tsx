import type { Contract } from '@urzad/contract';
import { Button, type SvgIcon, toast } from '@urzad/ui';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ofContract } from '#shared/entities/contracts/contract-query';
import { useMessages } from '#shared/i18n/messages';
import { DecisionForm, type DecisionFormProps } from '#shared/object/decision-form';
import { useStep } from '#shared/object/use-step';
import { stepMessages } from '../messages/steps';

interface ReasonStepProps<Values extends FieldValues>
  extends Pick<DecisionFormProps<Values>, 'form' | 'refused' | 'check' | 'errorText' | 'children'> {
  label: string;
  icon: SvgIcon;
  intro: string;
  done: string;
  send: (values: Values, idempotencyKey: string) => Promise<Contract>;
  onDecided: () => void;
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
        <DecisionForm
          title={label}
          onClose={() => setOpen(false)}
          back={words.back}
          action={{ children: label, icon }}
          decision={decision}
          refused={refused}
          reasons={words.reasons}
          form={form}
          check={check}
          errorText={errorText}
          intro={intro}
        >
          {children}
        </DecisionForm>
      )}
    </>
  );
}
