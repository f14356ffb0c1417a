import { isIsoDate, type Locale, warsawDate } from '@urzad/domain';
import {
  type CallTerms,
  eligibilityErrors,
  type GrantErrors,
  isOutsideAge,
  isTooYoungForCare,
  registrationErrorText,
} from '@urzad/grants';
import { EMPTY_CHILD, EMPTY_REGISTRATION } from '@urzad/grants/schemas';

/** Six short questions; the answers stay in the browser. */
export interface SelfCheck {
  region: string;
  labour_status: string;
  return_date: string;
  born_date: string;
  care_form: string;
  other_public_support: string;
}

export const EMPTY_SELF_CHECK: SelfCheck = {
  region: '',
  labour_status: '',
  return_date: '',
  born_date: '',
  care_form: '',
  other_public_support: '',
};

export type SelfCheckQuestion = keyof SelfCheck;

/** The error of an answer with the text of the form, which asks it at another path: with the limit of the call. */
export function selfCheckErrorText(
  question: SelfCheckQuestion,
  answers: SelfCheck,
  { locale, call }: { locale: Locale; call: CallTerms },
): string | undefined {
  const code = selfCheckErrors(answers, call)[question];
  if (!code) return undefined;
  const path = CHILD_QUESTIONS.includes(question) ? `children.0.${question}` : question;

  return registrationErrorText(path, code, { locale, call, value: answers[question], today: firstDay(call) });
}

/** In the form the birth date follows from the PESEL. */
const CHILD_QUESTIONS: readonly SelfCheckQuestion[] = ['born_date', 'care_form', 'other_public_support'];

/** The day matters only to rules about documents, which are not asked here. */
const firstDay = (call: CallTerms) => warsawDate(new Date(call.open_from));

/** The unmet conditions, as far as the answers tell, by question. A missing answer meets all. */
export function selfCheckErrors(answers: SelfCheck, call: CallTerms): GrantErrors {
  const { region, labour_status, return_date, born_date, care_form, other_public_support } = answers;
  const child = { ...EMPTY_CHILD, care_form, other_public_support };
  const form = { ...EMPTY_REGISTRATION, region, labour_status, return_date, children: [child] };

  const found = eligibilityErrors(form, call, firstDay(call));
  const errors = Object.fromEntries(
    Object.entries(found).map(([path, code]) => [path.replace('children.0.', ''), code]),
  );
  if (!isIsoDate(born_date)) return errors;
  if (isOutsideAge(born_date, call)) return { ...errors, born_date: 'not-eligible-e4' };
  if (isTooYoungForCare(care_form, born_date, call)) return { ...errors, care_form: 'not-eligible-e4' };
  return errors;
}

export function isComplete(answers: SelfCheck): boolean {
  return Object.values(answers).every((answer) => answer !== '');
}
