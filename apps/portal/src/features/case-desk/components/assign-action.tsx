import { useQuery } from '@tanstack/react-query';
import { Button, formOf, SelectField } from '@urzad/ui';
import { Send } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { LoadFailure } from '#shared/failures/load-failure';
import { useMessages } from '#shared/i18n/messages';
import { assignCase, officersQuery } from '../api';
import { type ActionProps, useDecision } from '../logic/use-decision';
import { decisionMessages } from '../messages/decisions';
import { CaseDecision } from './case-decision';

interface AssignValues {
  officer: string;
}

const { FormField } = formOf<AssignValues>();

/** Hands the case on to another officer. */
export function AssignAction({ officeCase, onDecided }: ActionProps) {
  const words = useMessages(decisionMessages);
  const { id, owner } = officeCase;
  const form = useForm<AssignValues>({ defaultValues: { officer: '' } });
  const { isOpen, show, decision } = useDecision({
    send: ({ officer }: AssignValues, key) => assignCase(id, { id_user_owner: Number(officer) }, key),
    done: words.assigned,
    onDecided,
    reset: form.reset,
  });
  const officers = useQuery({ ...officersQuery(id), enabled: isOpen });
  const options = (officers.data ?? []).filter((officer) => officer.id !== owner?.id);

  return (
    <>
      <Button size="sm" onClick={() => show(true)}>
        {words.assign}
      </Button>
      {isOpen && (
        <CaseDecision
          title={words.assignTitle}
          action={{ children: words.assign, icon: Send }}
          refused={words.assignRefused}
          form={form}
          decision={decision}
          check={({ officer }) => (officer ? {} : { officer: 'is-empty' })}
          errorText={() => words.chooseOfficer}
          onClose={() => show(false)}
          intro={words.assignIntro}
        >
          {officers.error ? (
            <LoadFailure error={officers.error} onRetry={() => void officers.refetch()} />
          ) : (
            <FormField name="officer">
              {(field) => (
                <SelectField
                  {...field}
                  required
                  label={words.officer}
                  hint={words.officerHint}
                  options={options.map((officer) => ({ value: String(officer.id), label: officer.name }))}
                />
              )}
            </FormField>
          )}
        </CaseDecision>
      )}
    </>
  );
}
