import { createContext, type RefObject, use, useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import type { ErrorCodes } from './error-codes';
import type { FormSnapshot, FormState, FormStore } from './form-store';
import type { BrokenLimit } from './long-fields';

/** What a form library's `register()` gives to a native control. */
export interface TextBinding {
  name: string;
  ref: (control: unknown) => void;
  onChange: (event: { target: unknown; type: string }) => unknown;
  onBlur: (event: { target: unknown; type: string }) => unknown;
}

/** A part of a form that shows itself only when it is opened: a side panel, a sheet. */
export interface HiddenPart {
  /** Labels by the names of its fields. */
  fields: Readonly<Record<string, string>>;
  setOpen: (open: boolean) => void;
}

/** What the parts of a form know of it. Nothing here changes while it is typed in. */
export interface FormLink {
  id: string;
  element: RefObject<HTMLFormElement | null>;
  store: Pick<FormStore, 'snapshot' | 'subscribe' | 'askAgain'>;
  parts: Set<HiddenPart>;
  bind: (name: string) => TextBinding;
  currentValue: (name: string) => unknown;
  setValue: (name: string, value: unknown) => void;
  /** By what the items of each list are known while they come and go. */
  keys: Map<string, readonly string[]>;
  setList: (name: string, items: readonly unknown[], keys: readonly string[]) => void;
  currentValues: () => unknown;
  /** The answer of a field is still on its way, or has come: until then the form is not sent. */
  setBusy: (name: string, isBusy: boolean) => void;
  /** A field says how long its text may be; what comes back takes it away. */
  limitLength: (name: string, limit: BrokenLimit) => () => void;
  /** Calls back at each change of this value, or of any. */
  follow: (name: string | undefined, changed: () => void) => () => void;
  /** Opens whatever a field lies in and moves the focus to it; to the first of several in reading order. */
  goTo: (names: readonly string[]) => Promise<boolean>;
  /** The label that was given for a field. */
  labelOf: (name: string) => string | undefined;
  inOrder: (names: readonly string[]) => string[];
  /** Whether there is anything in the page, or in what can be opened, to lead to. */
  hasWay: (name: string) => boolean;
}

export const FormContext = createContext<FormLink | undefined>(undefined);

export function useFormLink(): FormLink {
  const link = use(FormContext);
  if (!link) throw new Error('This part belongs inside a <Form>.');

  return link;
}

/** Something small of the form's state; renders only when it comes out different. */
export function useFromForm<Found>(read: (snapshot: FormSnapshot) => Found): Found {
  const { store } = useFormLink();
  const get = () => read(store.snapshot());

  return useSyncExternalStore(store.subscribe, get, get);
}

/** How the sending stands (Spec §4). */
export function useFormState(): FormState {
  return useFromForm(({ state }) => state);
}

/** The errors that may be seen now, by the path of their field. */
export function useFormErrors(): ErrorCodes {
  return useFromForm(({ errors }) => errors);
}

/** The value of one field, for what depends on it: a repeated password, a question asked after another. */
export function useFormValue<Value = unknown>(name: string): Value {
  useFormLink();
  // The form does not know the types of its fields; who asks for one says what it is.
  return useWatch({ name }) as Value;
}
