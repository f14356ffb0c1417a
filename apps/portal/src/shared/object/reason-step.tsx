import { REASON_MIN } from '@urzad/grants';
import { useForm } from 'react-hook-form';
import { FormStep, type FormStepProps } from './form-step';
import { reasonErrors } from './reason-errors';
import { ReasonField } from './reason-field';

interface ReasonValues {
  reason: string;
}

interface ReasonStepProps<Found extends { id: number }>
  extends Pick<FormStepProps<Found, ReasonValues>, 'target' | 'words' | 'icon' | 'button'> {
  /** The texts of the field. */
  explanation: { label: string; hint?: string; needed: (min: number) => string };
  send: (reason: string, idempotencyKey: string) => Promise<Found>;
}

/** A step that says why. */
export function ReasonStep<Found extends { id: number }>({
  explanation: { needed, ...texts },
  send,
  ...step
}: ReasonStepProps<Found>) {
  const form = useForm<ReasonValues>({ defaultValues: { reason: '' } });

  return (
    <FormStep
      {...step}
      form={form}
      send={({ reason }, key) => send(reason, key)}
      check={reasonErrors}
      errorText={() => needed(REASON_MIN)}
    >
      <ReasonField {...texts} />
    </FormStep>
  );
}
