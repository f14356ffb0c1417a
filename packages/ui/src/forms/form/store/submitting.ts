import type { StoreApi } from 'zustand/vanilla';
import { codesOf, type ErrorCodes, type FormErrors } from './error-codes';
import type { FormRules, FormSnapshot } from './form-snapshot';
import { hasAny, type ShownErrors } from './shown-errors';

/** The result of a submit. */
type Outcome<Code extends string> =
  | { kind: 'done' }
  | { kind: 'refused'; errors: ErrorCodes<Code> }
  | { kind: 'failed'; error: unknown };

interface SubmitOptions<Values, Code extends string> {
  store: StoreApi<FormSnapshot<Code>>;
  shown: ShownErrors<Values, Code>;
}

/** What validates a form and submits it, with the state that comes of it. */
export function createSubmit<Values, Code extends string>(
  rules: FormRules<Values, Code>,
  { store, shown }: SubmitOptions<Values, Code>,
) {
  function refused(errors: FormErrors<Code>): Outcome<Code> {
    store.setState({ state: 'error', refusals: store.getState().refusals + 1, isRefused: true });
    return { kind: 'refused', errors: codesOf(errors) };
  }

  function succeed(): Outcome<Code> {
    shown.forget();
    store.setState({ state: 'success', errors: {}, texts: {}, isRefused: false });
    return { kind: 'done' };
  }

  function fail(error: unknown): Outcome<Code> {
    // Nothing was found, or its text could not be made: each key would fail on it again.
    shown.forgetServer();
    store.setState({ state: 'error', errors: {}, texts: {}, isRefused: false });
    return { kind: 'failed', error };
  }

  /** Validates everything, then submits. Undefined while a submit is running: a second one does nothing. */
  return async (
    act: (values: Values) => Promise<FormErrors<Code> | undefined>,
  ): Promise<Outcome<Code> | undefined> => {
    if (store.getState().state === 'loading') return undefined;
    shown.forget();
    shown.busy.refuse();
    shown.fields.send(rules.shown?.());
    store.setState({ state: 'loading', outdated: {} });
    try {
      // The values at the press are validated and submitted, whatever is typed meanwhile.
      const values = structuredClone(rules.values());
      const judged = rules.judge(values);
      const found = shown.busy.judge(judged instanceof Promise ? await judged : judged);
      if (hasAny(found)) {
        shown.showSubmitted(found);
        return refused(found);
      }

      const answer = (await act(values)) ?? {};
      if (!hasAny(answer)) return succeed();
      shown.showServer(answer, values);
      return refused(answer);
    } catch (error) {
      return fail(error);
    }
  };
}
