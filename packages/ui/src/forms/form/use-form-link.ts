import { fieldErrorText, isFieldErrorCode } from '@urzad/domain';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { type FieldValues, get, type Path, type PathValue } from 'react-hook-form';
import { type Locale, useLocale } from '../../foundations/locale/locale';
import { pathsUp } from '../field/focus-field';
import { inReadingOrder, isFieldReachable, openAndFocusField, shownFields } from './field-positions';
import type { BusyReason, FormLink, HiddenPart } from './form-context';
import type { ErrorContext, GivenFormProps } from './form-props';
import { type FormErrors, faultsOf } from './store/error-codes';
import { createFormStore } from './store/form-store';
import { createLongFields } from './store/long-fields';

/** The link is created once; it reads the latest props through a ref when it needs them. */
interface Latest<Values extends FieldValues, Code extends string> {
  element: RefObject<HTMLFormElement | null>;
  given: RefObject<GivenFormProps<Values, Code>>;
  locale: RefObject<Locale>;
}

/** Creates the object that the parts of a form share, once, and the handlers of submit and blur. */
export function useFormLinkOf<Values extends FieldValues, Code extends string>(
  props: GivenFormProps<Values, Code>,
) {
  const { form } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const element = useRef<HTMLFormElement>(null);
  const given = useRef(props);
  const currentLocale = useLocale();
  const locale = useRef(currentLocale);
  const [{ store, link, send }] = useState(() => makeForm(id, { element, given, locale }));

  useEffect(() => {
    given.current = props;
  });

  useEffect(() => form.subscribe({ formState: { values: true }, callback: store.look }), [form, store]);

  // Another language has other texts, another step other rules.
  const { check } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked again does not say by what it is judged.
  useEffect(() => {
    locale.current = currentLocale;
    store.look();
  }, [currentLocale, check, store]);

  function reset() {
    if (!store.reset()) return;
    form.reset(form.formState.defaultValues as Values, { keepFieldsRef: true });
  }

  return { link, element, send, leave: store.leave, reset };
}

function makeForm<Values extends FieldValues, Code extends string>(id: string, latest: Latest<Values, Code>) {
  const valuesNow = () => latest.given.current.form.getValues();
  const currentValue = (name: string) => latest.given.current.form.getValues(name as Path<Values>);

  const long = createLongFields();
  const store = createFormStore<Values, Code>({
    values: valuesNow,
    valueAt: (values, name) => get(values, name),
    startAt: (name) => get(latest.given.current.form.control._defaultValues, name),
    shown: () => (latest.element.current ? shownFields(latest.element.current) : []),
    ...judgement(latest, long),
  });
  const link: FormLink = {
    id,
    element: latest.element,
    store,
    // The code may be missing from the rules and the texts of the form.
    setBusy: (name, reason) => store.setBusy(name, reason as Code | undefined),
    limitLength: long.add,
    currentValue,
    ...bindings(latest),
    ...ways(latest),
  };
  const send = () => store.send(async (values) => (await latest.given.current.send(values)) || undefined);

  return { store, link, send };
}

/** Codes that fields tell of themselves. */
const BUSY: readonly string[] = ['is-uploading', 'is-undecided'] satisfies BusyReason[];

/** The errors of the values and their texts: by the rules and texts of the form, and by fields with a largest length. */
function judgement<Values extends FieldValues, Code extends string>(
  { given, locale }: Latest<Values, Code>,
  long: ReturnType<typeof createLongFields>,
) {
  return {
    judge: (values: Values) => {
      const found = given.current.check?.(values) ?? {};
      // The codes of a form need not include that of a length, which its fields may have.
      const tooLong = long.faults() as FormErrors<Code>;
      // The form's own rules come first: they may report more.
      return found instanceof Promise
        ? found.then((late) => ({ ...tooLong, ...late }))
        : { ...tooLong, ...found };
    },
    textOf: (told: FormErrors<Code>[string], name: string) => {
      const { form, errorText = ownText } = given.current;
      const context = { name, value: form.getValues(name as Path<Values>), locale: locale.current };
      const tooLong = long.faultAt(name);
      const texts = faultsOf(told).map(({ code, ...bound }) => {
        if (BUSY.includes(code)) return ownText(code, context);
        if (code === tooLong?.code) return ownText(code, { ...context, ...tooLong });
        return errorText(code, { ...context, ...bound });
      });
      return texts.join('. ');
    },
  };
}

/** A code that the domain does not know is shown as it is: a host may give sentences. */
function ownText(code: string, context: ErrorContext): string {
  return isFieldErrorCode(code) ? fieldErrorText(code, context.locale, context) : code;
}

/** How fields read and write their values. Their names are paths of the values, which the compiler cannot follow. */
function bindings<Values extends FieldValues, Code extends string>({ given }: Latest<Values, Code>) {
  const keys = new Map<string, readonly string[]>();
  const set = (name: string, value: unknown) =>
    given.current.form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
    });

  return {
    keys,
    bind: (name) => given.current.form.register(name as Path<Values>),
    setValue: set,
    setList: (name, items, nextKeys) => {
      const known = keys.get(name) ?? [];
      const moved = known.flatMap((key, at) =>
        key === nextKeys[at] ? [] : [`${name}.${at}` as Path<Values>],
      );
      // Items after a removed or inserted one get another index, and so another name: their old names are
      // unregistered.
      given.current.form.unregister(moved, { keepValue: true, keepDefaultValue: true });
      keys.set(name, nextKeys);
      set(name, items);
    },
    currentValues: () => given.current.form.getValues(),
    // The `formState` of a form that the host made is that of its last render.
    defaultValues: () => given.current.form.control._defaultValues,
    follow: (name, changed) =>
      given.current.form.subscribe({
        ...(name !== undefined && { name: name as Path<Values> }),
        formState: { values: true },
        callback: (change) => changed(isReset(change)),
      }),
  } satisfies Partial<FormLink>;
}

/** Of the changes without the name of a field, that of a reset has the key of one, that of a field taken off has none. */
export function isReset(change: { name?: string }): boolean {
  return 'name' in change && change.name === undefined;
}

/** How fields are found and opened. */
function ways<Values extends FieldValues, Code extends string>({ element, given }: Latest<Values, Code>) {
  const parts = new Set<HiddenPart>();
  /** The panel of a field, or of the nearest group that it is a part of, and the label there. */
  const panelOf = (name: string) => {
    for (const path of pathsUp(name))
      for (const part of parts) {
        const label = part.fields[path];
        if (label !== undefined) return { part, label };
      }
    return undefined;
  };
  const inOrder = (names: readonly string[]) =>
    element.current ? inReadingOrder(element.current, names) : [...names];

  return {
    parts,
    inOrder,
    labelOf: (name) => given.current.labelOf?.(name) ?? panelOf(name)?.label,
    hasWay: (name) =>
      given.current.onReveal !== undefined ||
      (element.current !== null && isFieldReachable(element.current, name)),
    goTo: async (names) => {
      const form = element.current;
      const [name] = inOrder(names);
      if (!form || name === undefined) return false;
      const panel = panelOf(name)?.part;
      for (const part of parts) part.setOpen(part === panel);
      if (!isFieldReachable(form, name)) {
        if (!given.current.onReveal) return false;
        given.current.onReveal(name);
      }
      return openAndFocusField(form, name);
    },
  } satisfies Partial<FormLink>;
}
