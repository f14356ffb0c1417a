import type { StoreApi } from 'zustand/vanilla';
import { createBusyFields } from './busy-fields';
import { codesOf, type ErrorCodes, type FormErrors, faultsOf } from './error-codes';
import type { FormRules, FormSnapshot } from './form-snapshot';
import { createServerFaults } from './server-faults';
import { createShownFields } from './shown-fields';

export type ShownErrors<Values, Code extends string> = ReturnType<typeof createShownErrors<Values, Code>>;

/**
 * The visible errors of a form (Spec §5). A field shows no error until it was answered and left, or submitted; from then
 * on its error follows the typing. A field that appears later is untouched. An error of the server stays until the value changes.
 */
export function createShownErrors<Values, Code extends string>(
  rules: FormRules<Values, Code>,
  store: StoreApi<FormSnapshot<Code>>,
) {
  const currentValue = (name: string) => rules.valueAt(rules.values(), name);
  const isShown = (name: string) => rules.shown?.().includes(name) ?? false;
  const fields = createShownFields({ currentValue, startValue: (name) => rules.startAt?.(name), isShown });
  const busy = createBusyFields<Code>();
  const server = createServerFaults<Code>(currentValue);
  const judging = createLastAnswer<FormErrors<Code>>();
  // Kept with their codes: their texts may change with the language.
  let outdated: FormErrors<Code> = {};

  /** Validates the touched and submitted fields again. */
  function look() {
    fields.look();
    if (fields.isNone() && !hasAny(store.getState().errors)) return;
    judging.ask(() => rules.judge(rules.values()), show);
  }

  function show(found: FormErrors<Code>) {
    const seen = Object.fromEntries(
      Object.entries(busy.judge({ ...server.present(), ...found })).filter(
        ([name, told]) => faultsOf(told).length > 0 && fields.includes(name),
      ),
    );
    const errors = codesOf(seen);
    const told = { texts: textsOf(seen), outdated: textsOf(outdated) };
    const known = store.getState();
    const isKnown = isSame(told.texts, known.texts) && isSame(told.outdated, known.outdated);
    if (!isKnown || !isSame(errors, known.errors)) store.setState({ errors, ...told });
  }

  function textsOf(errors: FormErrors<Code>): Record<string, string> {
    return Object.fromEntries(Object.entries(errors).map(([name, told]) => [name, rules.textOf(told, name)]));
  }

  return {
    fields,
    busy,
    look,
    /** Errors of a submit, also of fields that the form does not show. */
    showSubmitted(errors: FormErrors<Code>) {
      fields.add(Object.keys(errors));
      show(errors);
    },
    /** A value typed meanwhile is not the one that the server refused. */
    showServer(errors: FormErrors<Code>, submitted: Values) {
      fields.add(Object.keys(errors));
      server.remember(errors, (name) => rules.valueAt(submitted, name));
      outdated = server.outdated();
      show({});
      look();
    },
    forgetServer: server.forget,
    forget() {
      judging.forget();
      fields.forget();
      busy.forget();
      server.forget();
      outdated = {};
    },
  };
}

/** Of slow answers only that of the last question is told. */
function createLastAnswer<Answer>() {
  let turn = 0;

  return {
    ask(question: () => Answer | Promise<Answer>, tell: (answer: Answer) => void) {
      turn += 1;
      const asked = turn;
      const answer = question();
      if (answer instanceof Promise) void answer.then((late) => asked === turn && tell(late));
      else tell(answer);
    },
    /** An answer that is still awaited is not told. */
    forget() {
      turn += 1;
    },
  };
}

export function hasAny(errors: FormErrors): boolean {
  return Object.values(errors).some((told) => faultsOf(told).length > 0);
}

function isSame(one: ErrorCodes, other: ErrorCodes): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
