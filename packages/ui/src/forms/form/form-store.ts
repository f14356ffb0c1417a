import { createStore } from 'zustand/vanilla';
import { codesOf, type ErrorCodes, type FormErrors } from './error-codes';
import { type FormRules, type FormSnapshot, NOTHING } from './form-snapshot';
import { createShownErrors, hasAny } from './shown-errors';

/** The result of a submit. */
export type Outcome<Code extends string> =
  | { kind: 'done' }
  | { kind: 'refused'; errors: ErrorCodes<Code> }
  | { kind: 'failed'; error: unknown };

export type FormStore<Code extends string = string> = ReturnType<typeof createFormStore<unknown, Code>>;

/** The visible errors of a form and the state of its submit (Spec §4, §5). */
export function createFormStore<Values, Code extends string>(rules: FormRules<Values, Code>) {
  const store = createStore<FormSnapshot<Code>>(() => NOTHING);
  const shown = createShownErrors(rules, store);
  const { fields, busy, look } = shown;

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
  async function send(
    act: (values: Values) => Promise<FormErrors<Code> | undefined>,
  ): Promise<Outcome<Code> | undefined> {
    if (store.getState().state === 'loading') return undefined;
    shown.forget();
    busy.refuse();
    fields.send(rules.shown?.());
    store.setState({ state: 'loading', outdated: {} });
    try {
      // The values at the press are validated and submitted, whatever is typed meanwhile.
      const values = structuredClone(rules.values());
      const judged = rules.judge(values);
      const found = busy.judge(judged instanceof Promise ? await judged : judged);
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
  }

  return {
    subscribe: (listener: () => void) => store.subscribe(listener),
    snapshot: store.getState,
    send,
    look,
    /** A field, and the groups that lost the focus with it. */
    leave: (...names: readonly string[]) => {
      fields.leave(names);
      look();
    },
    /** The field shows no error until it is touched again or submitted. */
    askAgain: (name: string) => {
      fields.askAgain(name);
      look();
    },
    setBusy: (name: string, code: Code | undefined) => {
      busy.set(name, code);
      look();
    },
    /** False while a submit is running: it cannot be undone, and a second one must not run beside it. */
    reset: (): boolean => {
      if (store.getState().state === 'loading') return false;
      shown.forget();
      store.setState(NOTHING);
      return true;
    },
  };
}

/** The error of a field, or of the first part of it that has one. */
export function textAt(texts: FormSnapshot['texts'], name: string): string | undefined {
  const own = texts[name];
  if (own !== undefined) return own;
  return Object.entries(texts).find(([path]) => path.startsWith(`${name}.`))?.[1];
}
