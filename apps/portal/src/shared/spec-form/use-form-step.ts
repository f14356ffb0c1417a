import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FROM } from './field-query';

export interface FormStepOptions<Step extends number> {
  /** The steps of the form. */
  steps: readonly Step[];
  /** The step to begin with. */
  firstOf: () => Step;
}

/**
 * The step in the address (`?step=3`); without it that with which the form was opened. `cameFrom`: the step whose link
 * opened this one, to which the way leads back.
 */
export function useFormStep<Step extends number>({ steps, firstOf }: FormStepOptions<Step>) {
  const [search, setSearch] = useSearchParams();
  const [first] = useState(firstOf);
  const asked = Number(search.get('step'));
  const step = steps.find((each) => each === asked) ?? first;

  function hrefOf(next: Step): string {
    return `${window.location.pathname}?${atStep(new URLSearchParams(search), next)}`;
  }

  const goTo = useCallback((next: Step) => setSearch((query) => atStep(query, next)), [setSearch]);

  return { step, goTo, hrefOf, cameFrom: steps.find((each) => each === Number(search.get(FROM))) };
}

function atStep(query: URLSearchParams, step: number): URLSearchParams {
  query.set('step', String(step));
  query.delete('field');
  query.delete(FROM);

  return query;
}
