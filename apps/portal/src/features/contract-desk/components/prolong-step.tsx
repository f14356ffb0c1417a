import { isIsoDate, longDateText } from '@urzad/domain';
import { REASON_MIN, reasonError } from '@urzad/grants';
import { formOf, useLocale } from '@urzad/ui';
import { DateField } from '@urzad/ui/dates';
import { CalendarClock } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { prolong } from '../api';
import { useContractSteps } from '../logic/use-contract-steps';
import { stepMessages } from '../messages/steps';
import { FormStep } from './form-step';
import type { StepProps } from './plain-step';
import { StepReason } from './step-reason';

interface ProlongValues {
  sign_member_to: string;
  reason: string;
}

const { FormField } = formOf<ProlongValues>();

/** Gives the parent more time to sign, once. */
export function ProlongStep({ contract, onDecided }: StepProps) {
  const words = useMessages(stepMessages);
  const locale = useLocale();
  const form = useForm<ProlongValues>({ defaultValues: { sign_member_to: '', reason: '' } });
  const target = useContractSteps(onDecided);
  const { id, row_version, sign_member_to: term, prolong_to } = contract;
  if (!term || !prolong_to) return null;

  return (
    <FormStep
      target={target}
      words={{
        label: words.prolong,
        text: words.prolongText(longDateText(term, locale), longDateText(prolong_to, locale)),
        done: words.prolonged,
        refused: words.prolongRefused,
      }}
      form={form}
      icon={CalendarClock}
      send={({ sign_member_to, reason }, key) => {
        if (!isIsoDate(sign_member_to)) throw new Error(`${sign_member_to} is no day.`);
        return prolong(id, { row_version, sign_member_to, reason }, key);
      }}
      check={({ sign_member_to: day, reason }) => {
        const error = reasonError(reason);
        const isFit = isIsoDate(day) && day > term && day <= prolong_to;
        return {
          ...(!isFit && { sign_member_to: 'not-valid-date' as const }),
          ...(error && { reason: error }),
        };
      }}
      errorText={(_, { name }) => (name === 'reason' ? words.reasonNeeded(REASON_MIN) : words.wrongDay)}
    >
      <FormField name="sign_member_to">
        {(field) => <DateField {...field} required label={words.newDay} />}
      </FormField>
      <StepReason />
    </FormStep>
  );
}
