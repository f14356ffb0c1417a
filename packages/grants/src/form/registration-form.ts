import { emptyAnswers, type FieldsValue } from '@urzad/domain';
import { draftShape } from '@urzad/domain/schemas';
import * as z from 'zod/mini';
import { CHILD_FIELDS } from './registration-fields/child-fields';
import { PERSON_FIELDS } from './registration-fields/registration-fields';

/** More would be a mistake; it also bounds what a draft can weigh. */
export const CHILDREN_MAX = 10;

/** One child and its care. Dates `YYYY-MM-DD`, `planned_cost` grosze, choices their dictionary codes. */
export type Child = FieldsValue<typeof CHILD_FIELDS>;

/** The recruitment form, complete: every field is there, empty text or `null` where nothing was entered. */
export type RegistrationForm = FieldsValue<typeof PERSON_FIELDS> & { children: Child[] };

export const childDraft = z.strictObject(draftShape(CHILD_FIELDS));

/** What is saved while a person types: any part of the form, nothing beside it. */
export const registrationDraft = z.strictObject({
  ...draftShape(PERSON_FIELDS),
  children: z.optional(z.array(childDraft).check(z.maxLength(CHILDREN_MAX))),
});
export type RegistrationDraft = z.infer<typeof registrationDraft>;

/** A new, empty child; numbers are not entered yet. */
export const EMPTY_CHILD: Child = Object.freeze(emptyAnswers(CHILD_FIELDS));

/** The form before anything was typed, with the answers most people give. Of which voivodeship one is, the call knows. */
export const EMPTY_REGISTRATION: RegistrationForm = Object.freeze({
  ...emptyAnswers(PERSON_FIELDS),
  citizenship: 'PL',
  no_pesel: 'no',
  corr_same: 'yes',
  children: [],
});

/** The whole form behind a draft: what was not saved is empty. */
export function formOfDraft(draft: RegistrationDraft): RegistrationForm {
  const { children = [], ...person } = draft;

  return {
    ...EMPTY_REGISTRATION,
    ...withoutUndefined(person),
    children: children.map((child) => ({ ...EMPTY_CHILD, ...withoutUndefined(child) })),
  };
}

/** A key that is there but undefined would overwrite a default with nothing. */
function withoutUndefined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);

  // The filter has just taken every undefined away, which Object.fromEntries cannot express.
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
