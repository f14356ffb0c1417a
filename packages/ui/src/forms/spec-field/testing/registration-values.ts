import { answersOfTyped, typedOfAnswers } from '@urzad/domain';
import {
  CHILD_FIELDS,
  type ChildFieldName,
  type GrantErrors,
  PERSON_FIELDS,
  type PersonFieldName,
  type RegistrationContext,
  registrationErrors,
} from '@urzad/grants';
import { type Child, EMPTY_CHILD, EMPTY_REGISTRATION, type RegistrationForm } from '@urzad/grants/schemas';

type TypedChild = Record<ChildFieldName, unknown>;

/** The values of the controls: the answers as they are typed, the person's own beside those of each child. */
export type RegistrationValues = Record<PersonFieldName, unknown> & { children: TypedChild[] };

export const EMPTY_TYPED_CHILD = typedChild(EMPTY_CHILD);

export function typedOf({ children, ...person }: RegistrationForm): RegistrationValues {
  // It has a value for each of the fields that it was given.
  const typed = typedOfAnswers(PERSON_FIELDS, person) as Record<PersonFieldName, unknown>;

  return { ...typed, children: children.map(typedChild) };
}

function typedChild(child: Child): TypedChild {
  return typedOfAnswers(CHILD_FIELDS, child) as TypedChild;
}

/** In the shape of the wire: numbers as numbers, money as grosze. */
export function wireOf({ children, ...person }: RegistrationValues): RegistrationForm {
  return {
    ...EMPTY_REGISTRATION,
    ...answersOfTyped(PERSON_FIELDS, person),
    children: children.map((child) => ({ ...EMPTY_CHILD, ...answersOfTyped(CHILD_FIELDS, child) })),
  };
}

export function errorsOfRegistration(values: RegistrationValues, context: RegistrationContext): GrantErrors {
  return registrationErrors(wireOf(values), context);
}
