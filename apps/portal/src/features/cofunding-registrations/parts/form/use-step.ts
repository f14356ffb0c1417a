import type { Registration } from '@urzad/contract';
import {
  type RegistrationContext,
  type RegistrationFormStep,
  registrationErrors,
  registrationSteps,
  stepOf,
} from '@urzad/domain';
import { formOfDraft } from '@urzad/domain/schemas';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The step in the address (`?step=3`); without it the first one with something left to do. */
export function useStep(registration: Registration, context: RegistrationContext) {
  const [search, setSearch] = useSearchParams();
  const [first] = useState(() => firstStep(registration, context));
  const step = asStep(Number(search.get('step'))) ?? first;

  function hrefOf(next: RegistrationFormStep): string {
    const query = new URLSearchParams(search);
    query.set('step', String(next));
    query.delete('field');
    return `${window.location.pathname}?${query}`;
  }

  const goTo = useCallback(
    (next: RegistrationFormStep) =>
      setSearch((query) => {
        query.set('step', String(next));
        query.delete('field');
        return query;
      }),
    [setSearch],
  );

  return { step, goTo, hrefOf };
}

function firstStep(registration: Registration, context: RegistrationContext): RegistrationFormStep {
  const { status, remarks, form } = registration;
  const [path] =
    status === 'to_correct'
      ? remarks.map(({ field }) => field)
      : Object.keys(registrationErrors(formOfDraft(form), context));

  return path === undefined ? 1 : (asStep(stepOf(path)) ?? 1);
}

function asStep(number: number): RegistrationFormStep | undefined {
  return registrationSteps.find((step) => step.number === number)?.number;
}
