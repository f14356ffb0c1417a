import {
  type CallTerms,
  eligibilityErrors,
  type FieldErrors,
  isIsoDate,
  isOutsideAge,
  isTooYoungForCare,
} from '@urzad/domain';
import { EMPTY_CHILD, EMPTY_REGISTRATION } from '@urzad/domain/schemas';

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

/** What stands against applying, as far as the answers tell, by question. No answer is no obstacle. */
export function selfCheckErrors(answers: SelfCheck, call: CallTerms): FieldErrors {
  const { region, labour_status, return_date, born_date, care_form, other_public_support } = answers;
  const child = { ...EMPTY_CHILD, care_form, other_public_support };
  const form = { ...EMPTY_REGISTRATION, region, labour_status, return_date, children: [child] };

  // The day matters only to rules about documents, which are not asked about here.
  const found = eligibilityErrors(form, call, call.open_from.slice(0, 10));
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
