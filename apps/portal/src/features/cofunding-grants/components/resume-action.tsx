import type { CoFunding } from '@urzad/contract';
import { type IsoMonth, monthText } from '@urzad/domain';
import { REASON_MAX, REASON_MIN, reasonError } from '@urzad/grants';
import { Button, formOf, SelectField, TextArea, toast, useLocale } from '@urzad/ui';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ofCoFunding } from '#shared/entities/co-fundings/co-funding-query';
import { useMessages } from '#shared/i18n/messages';
import { DecisionForm } from '#shared/object/decision-form';
import { useStep } from '#shared/object/use-step';
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
  const [isOpen, setOpen] = useState(false);
  const form = useForm<ResumeValues>({ defaultValues: { from: months[0] ?? '', reason: '' } });
  const decision = useStep<CoFunding, ResumeValues>({
    ...ofCoFunding,
    send: (values, key) => resumeCoFunding(id, { row_version, ...values }, key),
    onDone: () => {
      setOpen(false);
      form.reset();
      toast.success(words.resumed);
    },
  });

  return (
    <>
      <div>
        <Button
          icon={Play}
          onClick={() => {
            decision.reset();
            setOpen(true);
          }}
        >
          {words.resume}
        </Button>
      </div>
      {isOpen && (
        <DecisionForm
          title={words.resumeTitle}
          back={words.back}
          action={{ children: words.resume, icon: Play }}
          refused={words.refused}
          reasons={words.reasons}
          form={form}
          decision={decision}
          check={({ reason }) => {
            const error = reasonError(reason);
            return error ? { reason: error } : {};
          }}
          errorText={() => words.reasonNeeded(REASON_MIN)}
          onClose={() => setOpen(false)}
          intro={words.resumeText(person)}
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
          <FormField name="reason">
            {(field) => (
              <TextArea
                {...field}
                required
                maxLength={REASON_MAX}
                label={words.reason}
                hint={words.reasonHint}
              />
            )}
          </FormField>
        </DecisionForm>
      )}
    </>
  );
}
