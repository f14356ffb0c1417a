import type { ErrorCodes, FormErrors } from './error-codes';

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
  /** The value with which the form was opened. */
  startAt?: (name: string) => unknown;
  /** All errors of these values. */
  judge: (values: Values) => FormErrors<Code> | Promise<FormErrors<Code>>;
  textOf: (told: FormErrors<Code>[string], name: string) => string;
  /** Names of the fields that the form shows now; without it all of them. */
  shown?: () => readonly string[];
}

/** Before the first submit. */
export const NOTHING: FormSnapshot<never> = {
  state: 'waiting',
  errors: {},
  texts: {},
  outdated: {},
  refusals: 0,
  isRefused: false,
};
