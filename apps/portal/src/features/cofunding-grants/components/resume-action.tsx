import type { CoFunding } from '@urzad/contract';
import { type IsoMonth, monthText } from '@urzad/domain';
import { REASON_MIN } from '@urzad/grants';
import { formOf, SelectField, useLocale } from '@urzad/ui';
import { Play } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { ofCoFunding } from '#shared/entities/co-fundings/co-funding-query';
import { useLeftFocus } from '#shared/focus/keep-focus';
import { useMessages } from '#shared/i18n/messages';
import { FormStep } from '#shared/object/form-step';
import { reasonErrors } from '#shared/object/reason-errors';
import { ReasonField } from '#shared/object/reason-field';
import { resumeCoFunding } from '../api';
import { suspensionMessages } from '../messages/suspension';

interface ResumeValues {
  from: string;
  reason: string;
}

const { FormField } = formOf<ResumeValues>();

interface ResumeActionProps {
  coFunding: CoFunding;
  /** Suspended months that have not passed. */
  months: readonly IsoMonth[];
}

/** Ends a break before its last month, with the reason that the participant gets. */
export function ResumeAction({ coFunding: { id, row_version, person }, months }: ResumeActionProps) {
  const words = useMessages(suspensionMessages);
  const locale = useLocale();
  const leave = useLeftFocus();
  const form = useForm<ResumeValues>({ defaultValues: { from: months[0] ?? '', reason: '' } });

  return (
    <div>
      <FormStep
        target={{ queries: ofCoFunding, back: words.back, reasons: words.reasons, onDecided: leave }}
        words={{
          label: words.resume,
          title: words.resumeTitle,
          text: words.resumeText(person),
          done: words.resumed,
          refused: words.refused,
        }}
        icon={Play}
        form={form}
        send={(values, key) => resumeCoFunding(id, { row_version, ...values }, key)}
        check={reasonErrors}
        errorText={() => words.reasonNeeded(REASON_MIN)}
      >
        <FormField name="from">
          {(field) => (
            <SelectField
              {...field}
              required
              label={words.from}
              options={months.map((month) => ({ value: month, label: monthText(month, locale) }))}
            />
          )}
        </FormField>
        <ReasonField label={words.reason} hint={words.reasonHint} />
      </FormStep>
    </div>
  );
}
