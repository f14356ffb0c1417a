import type { Ticket } from '@urzad/contract';
import { TICKET_PRIORITY, type TicketPriority } from '@urzad/grants';
import { formOf, SelectField, useLocale } from '@urzad/ui';
import { Pencil } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { ChangedMeanwhile } from '#shared/object/changed-meanwhile';
import { FormStep } from '#shared/object/form-step';
import { useSharedForm } from '#shared/object/use-shared-form';
import { setTicket } from '../api';
import { useCategories } from '../logic/use-categories';
import { ticketMessages } from '../messages/ticket';
import type { TicketStepProps } from './assign-step';

interface EditValues {
  category: string;
  priority: TicketPriority;
}

const { FormField } = formOf<EditValues>();

/** Another category or urgency. */
export function EditStep({ ticket, target }: TicketStepProps) {
  const words = useMessages(ticketMessages);
  const locale = useLocale();
  const { offered, textOf } = useCategories();
  const { id, row_version, category, priority } = ticket;
  const { form, isChanged } = useSharedForm<EditValues>({ category, priority }, row_version);
  const present = { code: category, pl: textOf(category), en: textOf(category) };
  // One that the office does not offer any more may stay.
  const categories = offered.some(({ code }) => code === category) ? offered : [present, ...offered];

  return (
    <FormStep<Ticket, EditValues>
      target={target}
      words={words.edit}
      icon={Pencil}
      form={form}
      send={(values, key) => setTicket(id, { row_version, ...values }, key)}
      check={(values) => (values.category ? {} : { category: 'is-empty' })}
      errorText={() => words.chooseCategory}
    >
      <ChangedMeanwhile when={isChanged} />
      <FormField name="category">
        {(field) => (
          <SelectField
            {...field}
            required
            label={words.category}
            options={categories.map((one) => ({ value: one.code, label: one[locale] }))}
          />
        )}
      </FormField>
      <FormField name="priority">
        {(field) => (
          <SelectField
            {...field}
            required
            label={words.priority}
            options={TICKET_PRIORITY.map((one) => ({ value: one.code, label: one[locale] }))}
          />
        )}
      </FormField>
    </FormStep>
  );
}
