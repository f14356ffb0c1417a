import { type FieldsValue, getMoment, type IsoDate, momentText, parseNumber } from '@urzad/domain';
import { CARE_FORM } from '../dictionaries/dictionaries';
import { type CALL_FIELDS, capField, pointsField, youngestField } from './call-fields';
import { type CallParams, CRITERIA } from './call-params';

/** The answers of the form by which a call is set up: moments by the office's clock, shares in percent. */
export type CallAnswers = FieldsValue<typeof CALL_FIELDS>;

/** What of a call is set up, as it is stored; moments are instants. */
export interface CallSetUp {
  number: string;
  name: string;
  edition: string;
  publish_date: IsoDate | null;
  test_from: Date | null;
  test_to: Date | null;
  open_from: Date | null;
  open_to: Date | null;
  places_in_zone: number;
  places_out_zone: number;
  reserve_limit: number;
  reserve_valid_to: Date | null;
  budget: number;
  submission_limit: number | null;
  params: CallParams;
}

const SHARES = ['rate', 'esf_share', 'state_share', 'own_share'] as const;
const RULES = ['entry_fee_once', 'meals', 'extra_classes', 'prorata', 'annex_for_account'] as const;
const MOMENTS = ['test_from', 'test_to', 'open_from', 'open_to', 'reserve_valid_to'] as const;
const LISTS = ['relations', 'labour_statuses', 'care_forms', 'other_public_support'] as const;
/** Numbers that the form asks for under their own names. */
const COUNTS = [
  ...(['months_max', 'min_attendance_days', 'request_deadline_day', 'request_correction_days'] as const),
  ...(['payment_days', 'employer_cert_every_months', 'exit_form_days', 'age_max_years'] as const),
  ...(['return_to_work_max_days', 'labour_document_max_age_days', 'correction_days'] as const),
  ...(['corrections_max', 'answer_days', 'review_request_days', 'documents_days'] as const),
  'contract_sign_days',
] as const;
const OWN = ['number', 'name', 'edition', 'places_in_zone', 'places_out_zone', 'reserve_limit'] as const;

const ofNames = <Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>;

/** A call as the answers of its form. */
export function answersOfCall(call: CallSetUp): CallAnswers {
  const { params } = call;
  const answers = {
    ...ofNames(OWN, (name) => call[name]),
    ...{ publish_date: call.publish_date ?? '', budget: call.budget },
    submission_limit: call.submission_limit,
    ...ofNames(MOMENTS, (name) => (call[name] ? momentText(call[name]) : '')),
    ...ofNames(SHARES, (name) => String(params[name] / 100)),
    ...ofNames(RULES, (name) => params[name]),
    ...ofNames(COUNTS, (name) => params[name]),
    ...ofNames(LISTS, (name) => [...params[name]]),
    ...{ age_min_count: params.age_min.count, age_min_unit: params.age_min.unit },
    ...Object.fromEntries(
      CARE_FORM.flatMap(({ code }) => [
        [capField(code), params.cap[code] ?? null],
        [youngestField(code), yearsOf(params.age_min_of_care_form[code])],
      ]),
    ),
    ...Object.fromEntries(
      CRITERIA.map(({ code }) => [
        pointsField(code),
        params.criteria.find((criterion) => criterion.code === code)?.points ?? 0,
      ]),
    ),
  };
  // The names made of codes are lost; CALL_FIELDS is made of the same.
  return answers as unknown as CallAnswers;
}

/**
 * A call of answers that `callErrors` found right. What the form does not ask for stays as it is.
 * @param params the parameters until now
 */
export function callOfAnswers(answers: CallAnswers, params: CallParams): CallSetUp {
  const chosen = CARE_FORM.map(({ code }) => code).filter((code) => answers.care_forms.includes(code));
  const byForm = <Value>(read: (code: (typeof chosen)[number]) => Value | null) =>
    Object.fromEntries(
      chosen.flatMap((code) => {
        const value = read(code);
        return value === null ? [] : [[code, value]];
      }),
    );

  return {
    ...{ number: answers.number, name: answers.name, edition: answers.edition },
    publish_date: (answers.publish_date || null) as IsoDate | null,
    ...ofNames(MOMENTS, (name) => (answers[name] ? getMoment(answers[name]) : null)),
    ...ofNames(
      ['places_in_zone', 'places_out_zone', 'reserve_limit', 'budget'],
      (name) => answers[name] ?? 0,
    ),
    submission_limit: answers.submission_limit,
    params: {
      ...params,
      ...ofNames(SHARES, (name) => Math.round((parseNumber(answers[name]) ?? 0) * 100)),
      ...ofNames(RULES, (name) => (answers[name] === 'yes' ? 'yes' : 'no')),
      ...ofNames(COUNTS, (name) => answers[name] ?? 0),
      ...(ofNames(LISTS, (name) => [...answers[name]]) as unknown as Pick<
        CallParams,
        (typeof LISTS)[number]
      >),
      care_forms: chosen,
      age_min: { count: answers.age_min_count ?? 0, unit: answers.age_min_unit as 'weeks' | 'years' },
      age_min_of_care_form: byForm((code) => {
        const count = answers[youngestField(code)];
        return count === null ? null : { count, unit: 'years' as const };
      }),
      cap: byForm((code) => answers[capField(code)]),
      criteria: CRITERIA.map(({ code }) => ({ code, points: answers[pointsField(code)] ?? 0 })),
    },
  };
}

/** A form of care asks for whole years. */
function yearsOf(age: { count: number; unit: 'weeks' | 'years' } | undefined): number | null {
  return age?.unit === 'years' ? age.count : null;
}
