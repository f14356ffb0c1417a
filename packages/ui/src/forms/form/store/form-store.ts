import { createStore } from 'zustand/vanilla';
import { type FormRules, type FormSnapshot, NOTHING } from './form-snapshot';
import { createShownErrors } from './shown-errors';
import { createSubmit } from './submitting';

export type FormStore<Code extends string = string> = ReturnType<typeof createFormStore<unknown, Code>>;

/** The visible errors of a form and the state of its submit (Spec §4, §5). */
export function createFormStore<Values, Code extends string>(rules: FormRules<Values, Code>) {
  const store = createStore<FormSnapshot<Code>>(() => NOTHING);
  const shown = createShownErrors(rules, store);
  const { fields, busy, look } = shown;

  return {
    subscribe: (listener: () => void) => store.subscribe(listener),
    snapshot: store.getState,
    send: createSubmit(rules, { store, shown }),
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
