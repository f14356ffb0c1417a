import {
  addDays,
  addMonths,
  ageOn,
  birthDateOf,
  daysBetween,
  daysInMonth,
  type IsoDate,
  isPesel,
  partsOf,
  warsawDate,
} from '@urzad/domain';
import type { CallTerms, CriterionCode } from '../calls/call-params';
import type { CommuneFacts } from './commune-facts';
import type { GrantErrorCode, GrantErrors } from './grant-errors';
import { hasDisabledChild, isDisabled } from './registration-derived';
import type { RegistrationForm } from './registration-form';

type Age = CallTerms['params']['age_min'];

export interface CriterionPoints {
  code: CriterionCode;
  points: number;
}

/**
 * Rules of who may apply, as far as the form can decide them (E1–E4, E6, E7, E10, E13). Missing answers break none of
 * them: another rule requires them.
 */
export function eligibilityErrors(form: RegistrationForm, call: CallTerms, today: IsoDate): GrantErrors {
  const { params } = call;
  const errors: GrantErrors = {};
  const refuse = (isBroken: boolean, path: string, code: GrantErrorCode) => {
    if (isBroken) errors[path] = code;
  };

  refuse(form.region !== '' && form.region !== params.region, 'region', 'not-eligible-e2');
  refuse(isOutside(params.labour_statuses, form.labour_status), 'labour_status', 'not-eligible-e3');
  refuse(form.return_date > lastReturnDay(call), 'return_date', 'not-eligible-e6');
  refuse(
    form.labour_document_date !== '' && form.labour_document_date < oldestDocumentDay(call, today),
    'labour_document_date',
    'not-eligible-e13',
  );

  form.children.forEach((child, at) => {
    const path = (name: string) => `children.${at}.${name}`;
    refuse(isOutside(params.relations, child.relation), path('relation'), 'not-eligible-e1');
    const born = isPesel(child.pesel, today) ? birthDateOf(child.pesel) : undefined;
    refuse(born !== undefined && isOutsideAge(born, call), path('pesel'), 'not-eligible-e4');
    refuse(
      born !== undefined && isTooYoungForCare(child.care_form, born, call),
      path('care_form'),
      'not-eligible-e4',
    );
    refuse(isOutside(params.care_forms, child.care_form), path('care_form'), 'not-eligible-e7');
    refuse(
      isOutside(params.other_public_support, child.other_public_support),
      path('other_public_support'),
      'not-eligible-e10',
    );
  });
  return errors;
}

/**
 * Points that follow from the answers and from the facts of the commune; staff confirm them. Only met criteria are
 * listed.
 */
export function points(
  form: RegistrationForm,
  call: Pick<CallTerms, 'params'>,
  commune: CommuneFacts | null,
): { total: number; criteria: CriterionPoints[] } {
  const criteria = call.params.criteria.filter(({ code }) => IS_MET[code](form, commune));

  return { total: criteria.reduce((sum, { points: given }) => sum + given, 0), criteria };
}

const IS_MET: Record<CriterionCode, (form: RegistrationForm, commune: CommuneFacts | null) => boolean> = {
  K1: ({ labour_status }) => ['pracujaca_macierzynski', 'pracujaca_rodzicielski'].includes(labour_status),
  K2: hasDisabledChild,
  K3: isDisabled,
  K4: ({ crit_single }) => crit_single === 'yes',
  K5: ({ crit_big_family }) => crit_big_family === 'yes',
  K6: (_, commune) => commune?.in_zone === 'yes',
  K7: (_, commune) => commune?.has_nursery === 'no',
};

/** E6: the last possible day of the return to work. */
export function lastReturnDay({ open_to, params }: CallTerms): IsoDate {
  return addDays(warsawDate(new Date(open_to)), params.return_to_work_max_days);
}

/** E13: the earliest day on which the document about the labour status may be issued. */
export function oldestDocumentDay({ params }: CallTerms, today: IsoDate): IsoDate {
  return addDays(today, -params.labour_document_max_age_days);
}

function isOutside(allowed: readonly string[], answer: string): boolean {
  return answer !== '' && !allowed.includes(answer);
}

/** E4 by a birth date alone: used by the rule of the PESEL, and by the self-check, which has no PESEL. */
export function isOutsideAge(born: IsoDate, { open_from, params }: CallTerms): boolean {
  // The age on the first day of the call, whenever the form is filled in.
  const reference = warsawDate(new Date(open_from));

  return !hasReached(params.age_min, born, reference) || ageOn(reference, born) >= params.age_max_years;
}

/** E4: some forms of care accept only older children. */
export function isTooYoungForCare(
  careForm: string,
  born: IsoDate,
  { open_from, params }: CallTerms,
): boolean {
  const minimum = Object.entries(params.age_min_of_care_form).find(([form]) => form === careForm)?.[1];

  return minimum !== undefined && !hasReached(minimum, born, warsawDate(new Date(open_from)));
}

function hasReached({ count, unit }: Age, born: IsoDate, day: IsoDate): boolean {
  return unit === 'weeks' ? daysBetween(born, day) >= count * 7 : ageOn(day, born) >= count;
}

/** E5: the last day for which a child's care may be supported, the end of the month of the limiting birthday. */
export function supportEnd(born: IsoDate, ageMaxYears: number): IsoDate {
  const birthday = addMonths(born, ageMaxYears * 12);

  const { year, month, day } = partsOf(birthday);
  return addDays(birthday, daysInMonth(year, month) - day);
}
