import type { Claim } from '@urzad/contract';
import { REASON_MAX, REASON_MIN, reasonError } from '@urzad/grants';
import { Button, type ButtonProps, formOf, type SvgIcon, TextArea, toast } from '@urzad/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ofClaim } from '#shared/entities/claims/claim-query';
import { useMessages } from '#shared/i18n/messages';
import { DecisionForm } from '#shared/object/decision-form';
import { useStep } from '#shared/object/use-step';
import { type ReasonedStepName, takeReasonedStep } from '../api';
import { decisionMessages } from '../messages/decisions';
import type { StepProps } from './plain-claim-step';

interface ReasonValues {
  reason: string;
}

interface ReasonStepProps extends StepProps, Pick<ButtonProps, 'disabled' | 'aria-describedby'> {
  step: ReasonedStepName;
  label: string;
  icon: SvgIcon;
  intro: string;
  done: string;
  refused: string;
}

const { FormField } = formOf<ReasonValues>();

/** A step of who approves that needs a reason. */
export function ReasonStep({
  claim: { id, row_version },
  onDecided,
  step,
  label,
  icon,
  intro,
  done,
  refused,
  ...button
}: ReasonStepProps) {
  const words = useMessages(decisionMessages);
  const [isOpen, setOpen] = useState(false);
  const form = useForm<ReasonValues>({ defaultValues: { reason: '' } });
  const decision = useStep<Claim, ReasonValues>({
    ...ofClaim,
    send: ({ reason }, key) => takeReasonedStep(step, { id, row_version, reason }, key),
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
        {...button}
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
          check={({ reason }) => {
            const error = reasonError(reason);
            return error ? { reason: error } : {};
          }}
          errorText={() => words.reasonNeeded(REASON_MIN)}
          intro={intro}
        >
          <FormField name="reason">
            {(field) => <TextArea {...field} required maxLength={REASON_MAX} label={words.reason} />}
          </FormField>
        </DecisionForm>
      )}
    </>
  );
}
