import { createStore } from 'zustand/vanilla';
import { createBusyFields } from './busy-fields';
import { codesOf, type ErrorCodes, type FormErrors, faultsOf } from './error-codes';
import { createSentFields } from './sent-fields';
import { createTouchedFields } from './touched-fields';

/**
 * Spec §4: every submit goes through `loading`, to `success` or to `error`; from each of the three a new one may
 * begin.
 */
export type FormState = 'waiting' | 'loading' | 'success' | 'error';

export interface FormSnapshot<Code extends string = string> {
  state: FormState;
  /** The visible errors, and their texts. */
  errors: ErrorCodes<Code>;
  texts: Readonly<Record<string, string>>;
  /**
   * Errors of the server for values that were changed before its answer: true of the submitted values, but of no
   * field now.
   */
  outdated: Readonly<Record<string, string>>;
  /** The number of refused submits, so that each is noticed. */
  refusals: number;
  /** The last submit was refused because of fields, not by a failure. */
  isRefused: boolean;
}

export interface FormRules<Values, Code extends string> {
  /** The present values of the form. */
  values: () => Values;
  valueAt: (values: Values, name: string) => unknown;
  /** All errors of these values. */
  judge: (values: Values) => FormErrors<Code> | Promise<FormErrors<Code>>;
  textOf: (told: FormErrors<Code>[string], name: string) => string;
  /** Names of the fields that the form shows now; without it all of them. */
  shown?: () => readonly string[];
  /** The code of a field whose upload is still running. */
  busyCode: Code;
}

/** The result of a submit. */
export type Outcome<Code extends string> =
  | { kind: 'done' }
  | { kind: 'refused'; errors: ErrorCodes<Code> }
  | { kind: 'failed'; error: unknown };

export type FormStore<Code extends string = string> = ReturnType<typeof createFormStore<unknown, Code>>;

const NOTHING: FormSnapshot<never> = {
  state: 'waiting',
  errors: {},
  texts: {},
  outdated: {},
  refusals: 0,
  isRefused: false,
};

/**
 * The visible errors of a form and the state of its submit (Spec §5). A field shows no error until it is touched or
 * submitted; from then on its error follows the typing. A field that appears later is untouched. An error of the
 * server stays until the value changes.
 */
export function createFormStore<Values, Code extends string>(rules: FormRules<Values, Code>) {
  const store = createStore<FormSnapshot<Code>>(() => NOTHING);
  const left = createTouchedFields(currentValue);
  const busy = createBusyFields(rules.busyCode);
  const askedAgain = new Set<string>();
  const sending = createSentFields();
  let foundByServer: readonly { name: string; told: FormErrors<Code>[string]; value: unknown }[] = [];
  let turn = 0;

  function currentValue(name: string): unknown {
    return rules.valueAt(rules.values(), name);
  }

  /** Validates the touched and submitted fields again. Of slow results only the last counts. */
  function look() {
    left.look();
    if (!sending.isSent() && left.isEmpty() && !hasAny(store.getState().errors)) return;
    turn += 1;
    const asked = turn;
    const found = rules.judge(rules.values());
    if (found instanceof Promise) void found.then((late) => asked === turn && show(late));
    else show(found);
  }

  function show(found: FormErrors<Code>) {
    const seen = Object.entries(busy.judge({ ...stillFoundByServer(), ...found })).filter(
      ([name, told]) =>
        faultsOf(told).length > 0 && !askedAgain.has(name) && (sending.includes(name) || left.includes(name)),
    );
    const errors = codesOf(Object.fromEntries(seen));
    const texts = Object.fromEntries(seen.map(([name, told]) => [name, rules.textOf(told, name)]));
    const known = store.getState();
    if (!isSame(errors, known.errors) || !isSame(texts, known.texts)) store.setState({ errors, texts });
  }

  function stillFoundByServer(): FormErrors<Code> {
    const still = foundByServer.filter(({ name, value }) => isSameAnswer(currentValue(name), value));
    return Object.fromEntries(still.map(({ name, told }) => [name, told]));
  }

  function refuse(errors: FormErrors<Code>): Outcome<Code> {
    sending.add(Object.keys(errors));
    show(errors);
    return refused(errors);
  }

  function refused(errors: FormErrors<Code>): Outcome<Code> {
    store.setState({ state: 'error', refusals: store.getState().refusals + 1, isRefused: true });
    return { kind: 'refused', errors: codesOf(errors) };
  }

  /** A value typed meanwhile is not the one that the server refused. */
  function refuseByServer(errors: FormErrors<Code>, sent: Values): Outcome<Code> {
    const found = Object.entries(errors);
    sending.add(Object.keys(errors));
    foundByServer = found.map(([name, told]) => ({ name, told, value: rules.valueAt(sent, name) }));
    show({});
    look();
    const outdated = found.filter(([name]) => !isSameAnswer(currentValue(name), rules.valueAt(sent, name)));
    store.setState({
      outdated: Object.fromEntries(outdated.map(([name, told]) => [name, rules.textOf(told, name)])),
    });
    return refused(errors);
  }

  function succeed(): Outcome<Code> {
    forget();
    store.setState({ state: 'success', errors: {}, texts: {}, isRefused: false });
    return { kind: 'done' };
  }

  function fail(error: unknown): Outcome<Code> {
    // Nothing was found, or its text could not be made: each key would fail on it again.
    foundByServer = [];
    store.setState({ state: 'error', errors: {}, texts: {}, isRefused: false });
    return { kind: 'failed', error };
  }

  function forget() {
    turn += 1;
    left.clear();
    askedAgain.clear();
    busy.forget();
    sending.forget();
    foundByServer = [];
  }

  /** Validates everything, then submits. Undefined while a submit is running: a second one does nothing. */
  async function send(
    act: (values: Values) => Promise<FormErrors<Code> | undefined>,
  ): Promise<Outcome<Code> | undefined> {
    if (store.getState().state === 'loading') return undefined;
    forget();
    busy.refuse();
    sending.begin(rules.shown?.());
    store.setState({ state: 'loading', outdated: {} });
    try {
      // The values at the press are validated and submitted, whatever is typed meanwhile.
      const values = structuredClone(rules.values());
      const judged = rules.judge(values);
      const found = busy.judge(judged instanceof Promise ? await judged : judged);
      if (hasAny(found)) return refuse(found);

      const answer = (await act(values)) ?? {};
      return hasAny(answer) ? refuseByServer(answer, values) : succeed();
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
      for (const name of names) {
        left.add(name);
        askedAgain.delete(name);
      }
      look();
    },
    /** The field shows no error until it is touched again or submitted. */
    askAgain: (name: string) => {
      askedAgain.add(name);
      look();
    },
    setBusy: (name: string, isBusy: boolean) => {
      busy.set(name, isBusy);
      look();
    },
    /** False while a submit is running: it cannot be undone, and a second one must not run beside it. */
    reset: (): boolean => {
      if (store.getState().state === 'loading') return false;
      forget();
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

function hasAny(errors: FormErrors): boolean {
  return Object.values(errors).some((told) => faultsOf(told).length > 0);
}

function isSame(one: ErrorCodes, other: ErrorCodes): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** Answers are values that can be submitted: texts, numbers, and lists and records of them. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}
