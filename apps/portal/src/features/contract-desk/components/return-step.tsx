import { fieldErrorText } from '@urzad/domain';
import { REASON_MIN, RETURN_REASON } from '@urzad/grants';
import { formOf, SelectField, useLocale } from '@urzad/ui';
import { FilePenLine } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useLibrary } from '#shared/entities/libraries/use-library';
import { useMessages } from '#shared/i18n/messages';
import { FormStep } from '#shared/object/form-step';
import { reasonErrors } from '#shared/object/reason-errors';
import { ReasonField } from '#shared/object/reason-field';
import type { StepTarget, StepWords } from '#shared/object/step-target';
import { stepMessages } from '../messages/steps';

interface ReturnValues {
  return_reason: string;
  reason: string;
}

interface ReturnStepProps<Found extends { id: number }> {
  target: StepTarget;
  words: StepWords;
  send: (values: { return_reason: string; reason: string }, idempotencyKey: string) => Promise<Found>;
}

const { FormField } = formOf<ReturnValues>();

/** Returns a contract or an annex to its preparation: its document is void, and the parent is told why. */
export function ReturnStep<Found extends { id: number }>({ target, words, send }: ReturnStepProps<Found>) {
  const { returnReason, explanation } = useMessages(stepMessages);
  const locale = useLocale();
  const { offered } = useLibrary('RETURN_REASON', RETURN_REASON);
  const form = useForm<ReturnValues>({ defaultValues: { return_reason: '', reason: '' } });

  return (
    <FormStep
      target={target}
      words={words}
      form={form}
      icon={FilePenLine}
      send={send}
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
            options={offered.map((option) => ({ value: option.code, label: option[locale] }))}
          />
        )}
      </FormField>
      <ReasonField label={explanation.label} hint={explanation.hint} />
    </FormStep>
  );
}
