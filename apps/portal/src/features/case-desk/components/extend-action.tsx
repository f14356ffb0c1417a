import { type IsoDate, isIsoDate, longDateText } from '@urzad/domain';
import { REASON_MIN } from '@urzad/grants';
import { Button, formOf, useLocale } from '@urzad/ui';
import { DateField } from '@urzad/ui/dates';
import { CalendarClock } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { reasonErrors } from '#shared/object/reason-errors';
import { ReasonField } from '#shared/object/reason-field';
import { extendTerm } from '../api';
import { type ActionProps, useDecision } from '../logic/use-decision';
import { decisionMessages } from '../messages/decisions';
import { CaseDecision } from './case-decision';

interface ExtendValues {
  due_date: string;
  reason: string;
}

const { FormField } = formOf<ExtendValues>();

/** Moves the day of the answer, with the reason that the applicant gets. */
export function ExtendAction({ officeCase, onDecided }: ActionProps) {
  const words = useMessages(decisionMessages);
  const locale = useLocale();
  const { id, due_date } = officeCase;
  const form = useForm<ExtendValues>({ defaultValues: { due_date: '', reason: '' } });
  const { isOpen, show, decision } = useDecision({
    send: (values: ExtendValues, key) => {
      if (!isIsoDate(values.due_date)) throw new Error(`${values.due_date} is no day.`);
      return extendTerm(id, { due_date: values.due_date, reason: values.reason }, key);
    },
    done: words.extended,
    onDecided,
    reset: form.reset,
  });
  if (!due_date) return null;

  return (
    <>
      <Button size="sm" onClick={() => show(true)}>
        {words.extend}
      </Button>
      {isOpen && (
        <CaseDecision
          title={words.extendTitle}
          action={{ children: words.extend, icon: CalendarClock }}
          refused={words.extendRefused}
          form={form}
          decision={decision}
          check={(values) => ({
            ...dayErrorOf(values, due_date),
            ...reasonErrors(values),
          })}
          errorText={(code, { name }) => {
            if (name === 'reason') return words.textNeeded(REASON_MIN);
            return code === 'is-too-small' ? words.laterDay : words.wrongDay;
          }}
          onClose={() => show(false)}
          intro={words.extendIntro(longDateText(due_date, locale))}
        >
          <FormField name="due_date">
            {(field) => (
              <DateField
                {...field}
                required
                firstDay={due_date}
                label={words.newDay}
                hint={words.newDayHint}
              />
            )}
          </FormField>
          <ReasonField label={words.reason} hint={words.extendReasonHint} />
        </CaseDecision>
      )}
    </>
  );
}

function dayErrorOf({ due_date: day }: ExtendValues, present: IsoDate) {
  if (!isIsoDate(day)) return { due_date: 'not-valid-date' as const };
  return day <= present ? { due_date: 'is-too-small' as const } : {};
}
