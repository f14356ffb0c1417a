import type { Registration } from '@urzad/contract';
import { type RegistrationContext, registrationErrors, stepOf } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CHECK_STEP, type FormStep, findFormStep } from './form-steps';

/** The step in the address (`?step=3`); without it the first incomplete one, or the check. */
export function useFormStep(registration: Registration, context: RegistrationContext) {
  const [search, setSearch] = useSearchParams();
  const [first] = useState(() => firstStep(registration, context));
  const step = findFormStep(Number(search.get('step'))) ?? first;

  function hrefOf(next: FormStep): string {
    const query = new URLSearchParams(search);
    query.set('step', String(next));
    query.delete('field');
    return `${window.location.pathname}?${query}`;
  }

  const goTo = useCallback(
    (next: FormStep) =>
      setSearch((query) => {
        query.set('step', String(next));
        query.delete('field');
        return query;
      }),
    [setSearch],
  );

  return { step, goTo, hrefOf };
}

function firstStep(registration: Registration, context: RegistrationContext): FormStep {
  const { status, remarks, form } = registration;
  const [path] =
    status === 'to_correct'
      ? remarks.map(({ field }) => field)
      : Object.keys(registrationErrors(formOfDraft(form), context));
  if (path === undefined) return CHECK_STEP;

  return findFormStep(stepOf(path)) ?? 1;
}
