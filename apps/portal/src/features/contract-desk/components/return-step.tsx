import { fieldErrorText } from '@urzad/domain';
import { REASON_MIN, RETURN_REASON, type ReturnReason, reasonError } from '@urzad/grants';
import { formOf, SelectField, useLocale } from '@urzad/ui';
import { FilePenLine } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import type { StepTarget, StepWords } from '../logic/step-target';
import { stepMessages } from '../messages/steps';
import { FormStep } from './form-step';
import { StepReason } from './step-reason';

interface ReturnValues {
  return_reason: ReturnReason | '';
  reason: string;
}

interface ReturnStepProps<Found extends { id: number }> {
  target: StepTarget;
  words: StepWords;
  send: (values: { return_reason: ReturnReason; reason: string }, idempotencyKey: string) => Promise<Found>;
}

const { FormField } = formOf<ReturnValues>();

/** Returns a contract or an annex to its preparation: its document is void, and the parent is told why. */
export function ReturnStep<Found extends { id: number }>({ target, words, send }: ReturnStepProps<Found>) {
  const own = useMessages(stepMessages);
  const locale = useLocale();
  const form = useForm<ReturnValues>({ defaultValues: { return_reason: '', reason: '' } });

  return (
    <FormStep
      target={target}
      words={words}
      form={form}
      icon={FilePenLine}
      send={({ return_reason, reason }, key) => {
        if (return_reason === '') throw new Error('A reason is chosen before it is sent.');
        return send({ return_reason, reason }, key);
      }}
      check={({ return_reason, reason }) => {
        const error = reasonError(reason);
        return {
          ...(return_reason === '' && { return_reason: 'is-empty' as const }),
          ...(error && { reason: error }),
        };
      }}
      errorText={(code, { name }) =>
        name === 'reason' ? own.reasonNeeded(REASON_MIN) : fieldErrorText(code, locale)
      }
    >
      <FormField name="return_reason">
        {(field) => (
          <SelectField
            {...field}
            required
            label={own.returnReason}
            options={RETURN_REASON.map((option) => ({ value: option.code, label: option[locale] }))}
          />
        )}
      </FormField>
      <StepReason />
    </FormStep>
  );
}
