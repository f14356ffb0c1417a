import { Button, type ButtonProps, type SvgIcon, toast } from '@urzad/ui';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DecisionForm, type DecisionFormProps } from './decision-form';
import type { StepTarget, StepWords } from './step-target';
import { useStep } from './use-step';

export interface FormStepProps<Found extends { id: number }, Values extends FieldValues>
  extends Pick<DecisionFormProps<Values>, 'form' | 'check' | 'errorText' | 'children'> {
  target: StepTarget;
  words: StepWords;
  icon: SvgIcon;
  /** Of the button that opens the dialog. */
  button?: Pick<ButtonProps, 'variant' | 'disabled' | 'aria-describedby'>;
  send: (values: Values, idempotencyKey: string) => Promise<Found>;
}

/** A step with a form of its own in a dialog. */
export function FormStep<Found extends { id: number }, Values extends FieldValues>({
  target,
  words,
  icon,
  button,
  form,
  send,
  check,
  errorText,
  children,
}: FormStepProps<Found, Values>) {
  const [isOpen, setOpen] = useState(false);
  const show = (next: boolean) => {
    setOpen(next);
    target.onOpenChange?.(next);
  };
  const decision = useStep<Found, Values>({
    ...target.queries,
    send,
    onDone: () => {
      show(false);
      form.reset();
      toast.success(words.done);
      target.onDecided?.();
    },
  });

  return (
    <>
      <Button
        {...button}
        icon={icon}
        onClick={() => {
          decision.reset();
          show(true);
        }}
      >
        {words.label}
      </Button>
      {isOpen && (
        <DecisionForm
          title={words.title ?? words.label}
          onClose={() => show(false)}
          back={target.back}
          action={{ children: words.label, icon }}
          decision={decision}
          refused={words.refused}
          reasons={target.reasons}
          form={form}
          check={check}
          errorText={errorText}
          intro={words.text}
        >
          {children}
        </DecisionForm>
      )}
    </>
  );
}
