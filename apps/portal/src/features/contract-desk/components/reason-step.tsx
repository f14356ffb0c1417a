import { REASON_MIN, reasonError } from '@urzad/grants';
import type { SvgIcon } from '@urzad/ui';
import { useForm } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import type { StepTarget, StepWords } from '../logic/step-target';
import { stepMessages } from '../messages/steps';
import { FormStep } from './form-step';
import { StepReason } from './step-reason';

interface ReasonStepProps<Found extends { id: number }> {
  target: StepTarget;
  words: StepWords;
  icon: SvgIcon;
  send: (reason: string, idempotencyKey: string) => Promise<Found>;
}

/** A step that says why. */
export function ReasonStep<Found extends { id: number }>({ send, ...step }: ReasonStepProps<Found>) {
  const { reasonNeeded } = useMessages(stepMessages);
  const form = useForm({ defaultValues: { reason: '' } });

  return (
    <FormStep
      {...step}
      form={form}
      send={({ reason }, key) => send(reason, key)}
      check={({ reason }) => {
        const error = reasonError(reason);
        return error ? { reason: error } : {};
      }}
      errorText={() => reasonNeeded(REASON_MIN)}
    >
      <StepReason />
    </FormStep>
  );
}
