import {
  birthDateOf,
  type IsoDate,
  isIsoDate,
  isPesel,
  optionOf,
  type Sex,
  sexOf,
  wholeMonthsBetween,
  type YesNo,
} from '@urzad/domain';
import { KRAJ, LABOUR } from '../dictionaries/dictionaries';
import type { RegistrationForm } from './registration-form';

export interface BirthFacts {
  born_date: IsoDate | null;
  sex: Sex | null;
}

export interface DerivedFields extends BirthFacts {
  children: BirthFacts[];
}

/** Answers derived from a PESEL and therefore never asked. `null`: not known yet. */
export function derivedFields(form: RegistrationForm, today: IsoDate): DerivedFields {
  return {
    ...(form.no_pesel === 'yes' ? enteredFacts(form) : birthFacts(form.pesel, today)),
    children: form.children.map(({ pesel }) => birthFacts(pesel, today)),
  };
}

/** Answers that are never asked, because others imply them; no entered answer can contradict them. */
export type DerivedAnswers = Pick<
  RegistrationForm,
  'crit_child_dis' | 'crit_parent_dis' | 'third_country' | 'leave_kind' | 'unemployed_months'
>;

/** @param day business day; in a correction that of the first submission, so that months without work do not grow */
export function derivedAnswers(form: RegistrationForm, day: IsoDate): DerivedAnswers {
  const country = optionOf(KRAJ, form.citizenship);
  const labour = optionOf(LABOUR, form.labour_status);
  const { labour_since } = form;
  const hasBegun = isIsoDate(labour_since) && labour_since <= day;

  return {
    crit_child_dis: yesNo(hasDisabledChild(form)),
    crit_parent_dis: form.disability === '' ? '' : yesNo(isDisabled(form)),
    third_country: country ? (country.isInUnion ? 'NIE' : 'TAK') : '',
    leave_kind: labour?.leave ?? '',
    unemployed_months: labour?.isUnemployed && hasBegun ? wholeMonthsBetween(labour_since, day) : null,
  };
}

/** Whether at least one child is disabled. */
export function hasDisabledChild({ children }: Pick<RegistrationForm, 'children'>): boolean {
  return children.some(({ disability }) => disability === 'yes');
}

/** Whether the person declared a disability; a refusal to answer counts as none. */
export function isDisabled({ disability }: Pick<RegistrationForm, 'disability'>): boolean {
  return disability === 'TAK';
}

function yesNo(is: boolean): YesNo {
  return is ? 'yes' : 'no';
}

function birthFacts(pesel: string, today: IsoDate): BirthFacts {
  return isPesel(pesel, today)
    ? { born_date: birthDateOf(pesel), sex: sexOf(pesel) }
    : { born_date: null, sex: null };
}

function enteredFacts({ born_date, sex }: RegistrationForm): BirthFacts {
  return { born_date: isIsoDate(born_date) ? born_date : null, sex: sex === 'K' || sex === 'M' ? sex : null };
}
