import { createStore } from 'zustand/vanilla';
import { createBusyFields } from './busy-fields';
import { codesOf, type ErrorCodes, type FormErrors, faultsOf } from './error-codes';
import { createSentFields } from './sent-fields';
import { createTouchedFields } from './touched-fields';

/**
 * Spec §4: every sending goes through `loading`, to `success` or to `error`; from each of the three a new one may begin.
 */
export type FormState = 'waiting' | 'loading' | 'success' | 'error';

export interface FormSnapshot<Code extends string = string> {
  state: FormState;
  /** What may be seen of the errors, and the words for them. */
  errors: ErrorCodes<Code>;
  texts: Readonly<Record<string, string>>;
  /**
   * The words of a server for answers that had become others before it spoke: true of what was sent, but of no field
   * now.
   */
  outdated: Readonly<Record<string, string>>;
  /** How many sendings have been refused, so that each is news. */
  refusals: number;
  /** The last sending was refused for the sake of fields, not by a failure. */
  isRefused: boolean;
}

export interface FormRules<Values, Code extends string> {
  /** What stands in the form now. */
  values: () => Values;
  valueAt: (values: Values, name: string) => unknown;
  /** All that is wrong with these values. */
  judge: (values: Values) => FormErrors<Code> | Promise<FormErrors<Code>>;
  textOf: (told: FormErrors<Code>[string], name: string) => string;
  /** Names of the fields that the form shows now; without it all of them. */
  shown?: () => readonly string[];
  /** Refuses a field whose answer is still on its way. */
  busyCode: Code;
}

/** How a sending ended. */
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
 * What a form shows of its errors and of its sending (Spec §5). A field is silent until it is left or the form is sent
 * with it; from then on its error follows the typing. One that a later answer brings forth begins anew. What a server
 * found stays until that answer is another one.
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

  /** Looks again at what has been asked about. Of slow answers only the last counts. */
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

  /** What was typed meanwhile is not what the server spoke of. */
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
    // Nothing was found then, or it could not be put into words: each key would fail on it again.
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

  /** Judges everything, then sends. Undefined when a sending is under way: a second one does nothing. */
  async function send(
    act: (values: Values) => Promise<FormErrors<Code> | undefined>,
  ): Promise<Outcome<Code> | undefined> {
    if (store.getState().state === 'loading') return undefined;
    forget();
    busy.refuse();
    sending.begin(rules.shown?.());
    store.setState({ state: 'loading', outdated: {} });
    try {
      // What is judged and sent is what stood there then, whatever is typed meanwhile.
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
    /** A field, and the groups that were left with it. */
    leave: (...names: readonly string[]) => {
      for (const name of names) {
        left.add(name);
        askedAgain.delete(name);
      }
      look();
    },
    /** Nothing is said of a field until it is left again or the form is sent. */
    askAgain: (name: string) => {
      askedAgain.add(name);
      look();
    },
    setBusy: (name: string, isBusy: boolean) => {
      busy.set(name, isBusy);
      look();
    },
    /** False while a sending is under way: it cannot be taken back, and a second one must not run beside it. */
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

/** Answers are what can be sent: texts, numbers, and lists and records of them. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}
