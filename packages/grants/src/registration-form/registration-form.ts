import { emptyAnswers, type FieldsValue } from '@urzad/domain';
import { draftShape } from '@urzad/domain/schemas';
import * as z from 'zod/mini';
import { CHILD_FIELDS } from './registration-fields/child-fields';
import { PERSON_FIELDS } from './registration-fields/registration-fields';

/** An upper limit of the size of a draft; more children are a mistake. */
export const CHILDREN_MAX = 10;

/** One child and its care. Dates `YYYY-MM-DD`, `planned_cost` grosze, choices their dictionary codes. */
export type Child = FieldsValue<typeof CHILD_FIELDS>;

/** The complete recruitment form: every field is there, an empty text or `null` where nothing was entered. */
export type RegistrationForm = FieldsValue<typeof PERSON_FIELDS> & { children: Child[] };

export const childDraft = z.strictObject(draftShape(CHILD_FIELDS));

/** The form as it is saved while a person types: any part of it, no other field. */
export const registrationDraft = z.strictObject({
  ...draftShape(PERSON_FIELDS),
  children: z.optional(z.array(childDraft).check(z.maxLength(CHILDREN_MAX))),
});
export type RegistrationDraft = z.infer<typeof registrationDraft>;

/** A new, empty child; numbers are not entered yet. */
export const EMPTY_CHILD: Child = Object.freeze(emptyAnswers(CHILD_FIELDS));

/** The form before anything was typed, with the most usual answers. The voivodeship is a parameter of the call. */
export const EMPTY_REGISTRATION: RegistrationForm = Object.freeze({
  ...emptyAnswers(PERSON_FIELDS),
  citizenship: 'PL',
  no_pesel: 'no',
  corr_same: 'yes',
  children: [],
});

/** The complete form of a draft: answers that were not saved are empty. */
export function formOfDraft(draft: RegistrationDraft): RegistrationForm {
  const { children = [], ...person } = draft;

  return {
    ...EMPTY_REGISTRATION,
    ...withoutUndefined(person),
    children: children.map((child) => ({ ...EMPTY_CHILD, ...withoutUndefined(child) })),
  };
}

/** A key with the value undefined would overwrite a default. */
function withoutUndefined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);

  // The filter removed every undefined, which the type of Object.fromEntries cannot express.
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
