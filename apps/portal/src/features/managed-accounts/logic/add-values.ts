import { type FieldErrorCode, isPersonName, mailError, tidyText } from '@urzad/domain';
import { reasonError } from '@urzad/grants';

/** The form in which somebody of the office is added. */
export interface AddValues {
  mail: string;
  firstname: string;
  lastname: string;
  /** Id of the role. */
  role: string;
  reason: string;
}

/** What is wrong with the answers, by the names of the fields. */
export function addErrors(values: AddValues): Partial<Record<keyof AddValues, FieldErrorCode>> {
  const found = {
    mail: codeOf(mailError(values.mail)),
    firstname: nameError(values.firstname),
    lastname: nameError(values.lastname),
    role: values.role === '' ? ('is-empty' as const) : undefined,
    reason: reasonError(values.reason),
  };
  return Object.fromEntries(Object.entries(found).filter(([, code]) => code !== undefined));
}

function nameError(typed: string) {
  const name = tidyText(typed);
  if (name === '') return 'is-empty';
  return isPersonName(name) ? undefined : 'not-valid-name';
}

function codeOf(refusal: ReturnType<typeof mailError>): FieldErrorCode | undefined {
  return typeof refusal === 'object' ? refusal.code : refusal;
}
