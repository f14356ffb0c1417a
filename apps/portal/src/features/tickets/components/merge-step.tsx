import type { Ticket } from '@urzad/contract';
import { formOf, TextField } from '@urzad/ui';
import { Merge } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { FormStep } from '#shared/object/form-step';
import { mergeTicket } from '../api';
import { ticketMessages } from '../messages/ticket';
import type { TicketStepProps } from './assign-step';

interface MergeValues {
  number: string;
}

const { FormField } = formOf<MergeValues>();

/** Ends a duplicate with the ticket that stays. */
export function MergeStep({ ticket: { id, row_version }, target }: TicketStepProps) {
  const words = useMessages(ticketMessages);
  const form = useForm<MergeValues>({ defaultValues: { number: '' } });

  return (
    <FormStep<Ticket, MergeValues>
      target={target}
      words={words.merge}
      icon={Merge}
      form={form}
      send={({ number }, key) => mergeTicket(id, { row_version, number: number.trim().toUpperCase() }, key)}
      check={({ number }) => (number.trim() ? {} : { number: 'is-empty' })}
      errorText={() => words.mergeNeeded}
    >
      <FormField name="number">
        {(field) => (
          <TextField
            {...field}
            required
            label={words.mergeNumber}
            hint={words.mergeHint}
            autoComplete="off"
          />
        )}
      </FormField>
    </FormStep>
  );
}
