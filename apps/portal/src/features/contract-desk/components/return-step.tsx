import { fieldErrorText } from '@urzad/domain';
import { REASON_MIN, RETURN_REASON, type ReturnReason, reasonError } from '@urzad/grants';
import { formOf, SelectField, useLocale } from '@urzad/ui';
import { FilePenLine } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { returnToDraft } from '../api';
import { stepMessages } from '../messages/steps';
import type { StepProps } from './plain-step';
import { ReasonQuestion } from './reason-question';
import { ReasonStep } from './reason-step';

interface ReturnValues {
  return_reason: ReturnReason | '';
  reason: string;
}

const { FormField } = formOf<ReturnValues>();

/** Returns a contract to its preparation: its document is void, and the parent is told why. */
export function ReturnStep({ contract, onDecided }: StepProps) {
  const words = useMessages(stepMessages);
  const locale = useLocale();
  const form = useForm<ReturnValues>({ defaultValues: { return_reason: '', reason: '' } });
  const { id, row_version } = contract;

  return (
    <ReasonStep
      form={form}
      label={words.returnToDraft}
      icon={FilePenLine}
      intro={words.returnText}
      done={words.returned}
      refused={words.returnRefused}
      send={({ return_reason, reason }, key) => {
        if (return_reason === '') throw new Error('A reason is chosen before it is sent.');
        return returnToDraft(id, { row_version, return_reason, reason }, key);
      }}
      check={({ return_reason, reason }) => {
        const error = reasonError(reason);
        return {
          ...(return_reason === '' && { return_reason: 'is-empty' as const }),
          ...(error && { reason: error }),
        };
      }}
      errorText={(code, { name }) =>
        name === 'reason' ? words.reasonNeeded(REASON_MIN) : fieldErrorText(code, locale)
      }
      onDecided={onDecided}
    >
      <FormField name="return_reason">
        {(field) => (
          <SelectField
            {...field}
            required
            label={words.returnReason}
            options={RETURN_REASON.map((option) => ({ value: option.code, label: option[locale] }))}
          />
        )}
      </FormField>
      <ReasonQuestion />
    </ReasonStep>
  );
}
