import { answersOfTyped, typedOfAnswers, withoutPrivate } from '@urzad/domain';
import {
  answersOfStored,
  CHILD_FIELDS,
  type ChildFieldName,
  PERSON_FIELDS,
  type PersonFieldName,
  storedAnswers,
} from '@urzad/grants';
import {
  type Child,
  EMPTY_CHILD,
  EMPTY_REGISTRATION,
  type RegistrationDraft,
  type RegistrationForm,
  registrationDraft,
} from '@urzad/grants/schemas';
import { storableDraft, withListed, withRows, withTexts } from '#shared/spec-form/draft-texts';

type Typed<Name extends string> = Record<Name, string>;
export type TypedChild = Typed<ChildFieldName>;

/** The values of the controls: text as it was typed, whatever its type on the wire. */
export type FormValues = Typed<PersonFieldName> & {
  children: TypedChild[];
  /** The explanations of the remarks of a correction, in their order. */
  explanations: string[];
};

export const EMPTY_TYPED_CHILD: TypedChild = typedChild(EMPTY_CHILD);

/** A form opens with one empty child, as at least one is required. */
export function typedOf({ children, ...person }: RegistrationForm, explanations: string[] = []): FormValues {
  // Each of the fields has a text: no answer of this form is a list.
  const typed = typedOfAnswers(PERSON_FIELDS, person) as Typed<PersonFieldName>;

  return {
    ...typed,
    children: children.length > 0 ? children.map(typedChild) : [EMPTY_TYPED_CHILD],
    explanations,
  };
}

function typedChild(child: Child): TypedChild {
  return typedOfAnswers(CHILD_FIELDS, child) as TypedChild;
}

/** The answers as the rules take them. A number that cannot be parsed is `NaN`, which they refuse. */
export function answersOf({ children, explanations: _, ...person }: FormValues): RegistrationForm {
  return {
    ...EMPTY_REGISTRATION,
    ...answersOfTyped(PERSON_FIELDS, person),
    children: children.map((child) => ({ ...EMPTY_CHILD, ...answersOfTyped(CHILD_FIELDS, child) })),
  };
}

/** The draft as the server can store it: without unparsed numbers, and without an empty child. */
export function draftOf(values: FormValues): RegistrationDraft {
  const { children, ...person } = answersOf(values);
  const entered = children.filter((_, at) => !isEmptyChild(values.children[at]));

  return storableDraft(registrationDraft, { ...person, children: entered });
}

export function isEmptyChild(child: TypedChild | undefined): boolean {
  return child === undefined || Object.values(child).every((answer) => answer === '');
}

/** For this browser's storage, with the version of the form. */
export function withoutPrivateAnswers({
  children,
  explanations,
  ...person
}: FormValues): Record<string, unknown> {
  return storedAnswers({
    explanations,
    ...withoutPrivate(PERSON_FIELDS, person),
    children: children.map((child) => withoutPrivate(CHILD_FIELDS, child)),
  });
}

/** Kept answers over those of the server; private ones are the server's only. */
export function withKept(values: FormValues, stored: Readonly<Record<string, unknown>>): FormValues {
  const kept = answersOfStored(stored);
  const { children, explanations, ...person } = values;

  return {
    ...withTexts(person, kept),
    children: withRows(children, kept.children, EMPTY_TYPED_CHILD),
    explanations: withListed(explanations, kept.explanations),
  };
}
