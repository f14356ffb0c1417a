import { useQuery } from '@tanstack/react-query';
import type { Ticket } from '@urzad/contract';
import { formOf, SelectField } from '@urzad/ui';
import { UserRoundCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { LoadFailure } from '#shared/failures/load-failure';
import { useMessages } from '#shared/i18n/messages';
import { FormStep } from '#shared/object/form-step';
import type { StepTarget } from '#shared/object/step-target';
import { assignTicket, officersQuery } from '../api';
import { ticketMessages } from '../messages/ticket';

interface AssignValues {
  officer: string;
}

export interface TicketStepProps {
  ticket: Ticket;
  target: StepTarget;
}

const { FormField } = formOf<AssignValues>();

/** Hands the ticket to an officer. */
export function AssignStep({ ticket, target }: TicketStepProps) {
  const words = useMessages(ticketMessages);
  const form = useForm<AssignValues>({ defaultValues: { officer: '' } });

  return (
    <FormStep<Ticket, AssignValues>
      target={target}
      words={words.assign}
      icon={UserRoundCheck}
      form={form}
      send={({ officer }, key) => assignTicket(ticket.id, Number(officer), key)}
      check={({ officer }) => (officer ? {} : { officer: 'is-empty' })}
      errorText={() => words.chooseOfficer}
    >
      <Officers ticket={ticket} />
    </FormStep>
  );
}

function Officers({ ticket: { id, owner } }: Pick<TicketStepProps, 'ticket'>) {
  const words = useMessages(ticketMessages);
  const { data = [], error, refetch } = useQuery(officersQuery(id));
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  const others = data.filter((officer) => officer.id !== owner?.id);

  return (
    <FormField name="officer">
      {(field) => (
        <SelectField
          {...field}
          required
          label={words.officer}
          options={others.map((officer) => ({ value: String(officer.id), label: officer.name }))}
        />
      )}
    </FormField>
  );
}
