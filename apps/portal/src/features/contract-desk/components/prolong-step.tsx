import { isIsoDate, longDateText } from '@urzad/domain';
import { REASON_MIN } from '@urzad/grants';
import { formOf, useLocale } from '@urzad/ui';
import { DateField } from '@urzad/ui/dates';
import { CalendarClock } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { FormStep } from '#shared/object/form-step';
import { reasonErrors } from '#shared/object/reason-errors';
import { ReasonField } from '#shared/object/reason-field';
import { prolong } from '../api';
import { type ContractStepProps, useContractSteps } from '../logic/use-contract-steps';
import { stepMessages } from '../messages/steps';

interface ProlongValues {
  sign_member_to: string;
  reason: string;
}

const { FormField } = formOf<ProlongValues>();

/** Gives the parent more time to sign, once. */
export function ProlongStep({ contract, onDecided }: ContractStepProps) {
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
        ...words.prolong,
        text: words.prolong.text(longDateText(term, locale), longDateText(prolong_to, locale)),
      }}
      form={form}
      icon={CalendarClock}
      send={({ sign_member_to, reason }, key) => {
        if (!isIsoDate(sign_member_to)) throw new Error(`${sign_member_to} is no day.`);
        return prolong(id, { row_version, sign_member_to, reason }, key);
      }}
      check={({ sign_member_to: day, reason }) => {
        const isFit = isIsoDate(day) && day > term && day <= prolong_to;
        return { ...(!isFit && { sign_member_to: 'not-valid-date' as const }), ...reasonErrors({ reason }) };
      }}
      errorText={(_, { name }) =>
        name === 'reason' ? words.explanation.needed(REASON_MIN) : words.prolong.wrongDay
      }
    >
      <FormField name="sign_member_to">
        {(field) => <DateField {...field} required label={words.prolong.newDay} />}
      </FormField>
      <ReasonField label={words.explanation.label} hint={words.explanation.hint} />
    </FormStep>
  );
}
