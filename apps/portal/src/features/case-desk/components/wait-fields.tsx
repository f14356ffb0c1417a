import type { OfficeCase } from '@urzad/contract';
import { addDays, type IsoDate } from '@urzad/domain';
import { ANSWER_DAYS_MAX, getCaseKind } from '@urzad/grants';
import { Checkbox, formOf } from '@urzad/ui';
import { DateField } from '@urzad/ui/dates';
import type { ReplyValues } from '#shared/conversation/reply-values';
import { useMessages } from '#shared/i18n/messages';
import type { OfficeFields } from '../logic/office-letter';
import { letterMessages } from '../messages/letters';

const { FormField, useFormAnswers } = formOf<ReplyValues & OfficeFields>();

/** Whether the office waits for the answer. */
export function WaitSwitch() {
  const words = useMessages(letterMessages);

  return (
    <FormField name="wait" as="value">
      {({ value, onValueChange, ref: _, ...field }) => (
        <Checkbox
          {...field}
          label={words.wait}
          checked={value === 'yes'}
          onCheckedChange={(checked) => onValueChange(checked ? 'yes' : 'no')}
        />
      )}
    </FormField>
  );
}

interface WaitDayProps {
  officeCase: OfficeCase;
  today: IsoDate;
}

/** Until when, once it waits. */
export function WaitDay({ officeCase: { kind }, today }: WaitDayProps) {
  const words = useMessages(letterMessages);
  const waits = useFormAnswers((values) => (values.wait === 'yes' ? 'yes' : 'no'));
  if (waits === 'no') return null;
  const hint = getCaseKind(kind).isOfRights ? words.answerToHintOfRights : words.answerToHint;

  return (
    <FormField name="answer_to">
      {(field) => (
        <DateField
          {...field}
          required
          firstDay={addDays(today, 1)}
          lastDay={addDays(today, ANSWER_DAYS_MAX)}
          label={words.answerTo}
          hint={hint(ANSWER_DAYS_MAX)}
        />
      )}
    </FormField>
  );
}
