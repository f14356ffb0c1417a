import { fieldErrorText } from '@urzad/domain';
import { REASON_MIN, RETURN_REASON, type ReturnReason } from '@urzad/grants';
import { formOf, SelectField, useLocale } from '@urzad/ui';
import { FilePenLine } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { FormStep } from '#shared/object/form-step';
import { reasonErrors } from '#shared/object/reason-errors';
import { ReasonField } from '#shared/object/reason-field';
import type { StepTarget, StepWords } from '#shared/object/step-target';
import { stepMessages } from '../messages/steps';

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
  const { returnReason, explanation } = useMessages(stepMessages);
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
      check={(values) => ({
        ...(values.return_reason === '' && { return_reason: 'is-empty' as const }),
        ...reasonErrors(values),
      })}
      errorText={(code, { name }) =>
        name === 'reason' ? explanation.needed(REASON_MIN) : fieldErrorText(code, locale)
      }
    >
      <FormField name="return_reason">
        {(field) => (
          <SelectField
            {...field}
            required
            label={returnReason}
            options={RETURN_REASON.map((option) => ({ value: option.code, label: option[locale] }))}
          />
        )}
      </FormField>
      <ReasonField label={explanation.label} hint={explanation.hint} />
    </FormStep>
  );
}
