import { createContext, type RefObject, use, useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import type { ErrorCodes } from './store/error-codes';
import type { FormSnapshot, FormState } from './store/form-snapshot';
import type { FormStore } from './store/form-store';
import type { BrokenLimit } from './store/long-fields';

/** The props that `register()` of a form library gives to a native control. */
export interface TextBinding {
  name: string;
  ref: (control: unknown) => void;
  onChange: (event: { target: unknown; type: string }) => unknown;
  onBlur: (event: { target: unknown; type: string }) => unknown;
}

/** A part of a form that is rendered only when it is open: a side panel, a sheet. */
export interface HiddenPart {
  /** Labels by the names of its fields. */
  fields: Readonly<Record<string, string>>;
  setOpen: (open: boolean) => void;
}

/** An upload of the field is running, or the person has to decide something about a file. */
export type BusyReason = 'is-uploading' | 'is-undecided';

/** The object that the parts of a form share. It does not change while the form is typed in. */
export interface FormLink {
  id: string;
  element: RefObject<HTMLFormElement | null>;
  store: Pick<FormStore, 'snapshot' | 'subscribe' | 'askAgain'>;
  parts: Set<HiddenPart>;
  bind: (name: string) => TextBinding;
  currentValue: (name: string) => unknown;
  setValue: (name: string, value: unknown) => void;
  /** The keys of the items of each list. */
  keys: Map<string, readonly string[]>;
  setList: (name: string, items: readonly unknown[], keys: readonly string[]) => void;
  currentValues: () => unknown;
  /** The values to which the form goes back: the same object until a reset to new ones. */
  defaultValues: () => unknown;
  /** The value of a field is not whole yet, for this reason, or is whole: until then the form is not submitted. */
  setBusy: (name: string, reason: BusyReason | undefined) => void;
  /** Registers the largest length of a field's text; returns a function that removes it. */
  limitLength: (name: string, limit: BrokenLimit) => () => void;
  /** Calls back at each change of this value, or of any, and tells whether it is a reset of the form. */
  follow: (name: string | undefined, changed: (isReset: boolean) => void) => () => void;
  /** Opens the closed parts around a field and moves the focus to it; to the first of several in reading order. */
  goTo: (names: readonly string[]) => Promise<boolean>;
  /** The label that was given for a field. */
  labelOf: (name: string) => string | undefined;
  inOrder: (names: readonly string[]) => string[];
  /** Whether the field is in the page, or in a part that can be opened. */
  hasWay: (name: string) => boolean;
}

export const FormContext = createContext<FormLink | undefined>(undefined);

export function useFormLink(): FormLink {
  const link = use(FormContext);
  if (!link) throw new Error('This part belongs inside a <Form>.');

  return link;
}

/** A value computed from the form's state; renders only when it changes. */
export function useFromForm<Found>(read: (snapshot: FormSnapshot) => Found): Found {
  const { store } = useFormLink();
  const get = () => read(store.snapshot());

  return useSyncExternalStore(store.subscribe, get, get);
}

/** The state of the submit (Spec §4). */
export function useFormState(): FormState {
  return useFromForm(({ state }) => state);
}

/** The visible errors, by the path of their field. */
export function useFormErrors(): ErrorCodes {
  return useFromForm(({ errors }) => errors);
}

/** The value of one field, for parts that depend on it: a repeated password, a question asked after another. */
export function useFormValue<Value = unknown>(name: string): Value {
  useFormLink();
  // The form does not know the types of its fields; the caller states it.
  return useWatch({ name }) as Value;
}

/** Sets the value of a field by its name. */
export function useSetValue(): (name: string, value: unknown) => void {
  return useFormLink().setValue;
}

/** Reads all values when an event needs them. */
export function useCurrentValues<Values>(): () => Values {
  // The form does not know the types of its fields; the caller states them.
  return useFormLink().currentValues as () => Values;
}
