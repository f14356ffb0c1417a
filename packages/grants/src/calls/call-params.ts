import { codesOf } from '@urzad/domain';
import * as z from 'zod/mini';
import {
  CARE_FORM,
  LABOUR,
  type LabourStatus,
  OTHER_PUBLIC_SUPPORT,
  RELATION,
} from '../dictionaries/dictionaries';

/** The criteria of points and the initial number of each; the office edits them for each call. */
export const CRITERIA = [
  {
    code: 'K1',
    pl: 'Osoba pracująca na urlopie macierzyńskim lub rodzicielskim',
    en: 'Employed, on maternity or parental leave',
  },
  { code: 'K2', pl: 'Niepełnosprawność dziecka', en: 'Disability of the child' },
  { code: 'K3', pl: 'Niepełnosprawność rodzica/opiekuna', en: 'Disability of the parent or guardian' },
  { code: 'K4', pl: 'Samotny rodzic/opiekun', en: 'Single parent or guardian' },
  { code: 'K5', pl: 'Rodzina wielodzietna (3+ dzieci)', en: 'Family with three children or more' },
  {
    code: 'K6',
    pl: 'Zamieszkanie lub powrót do pracy w SSW',
    en: 'Living or returning to work in the zone of inclusion',
  },
  { code: 'K7', pl: 'Gmina bez żłobka', en: 'Commune without a nursery' },
] as const;
export type CriterionCode = (typeof CRITERIA)[number]['code'];

const grosze = z.int().check(z.gte(0));
const basisPoints = z.int().check(z.gte(0), z.lte(10_000));
const count = z.int().check(z.gte(0));
const yesNo = z.enum(['yes', 'no']);
const age = z.strictObject({ count, unit: z.enum(['weeks', 'years']) });

/** All parameters of a call that rules use. Rates are basis points, amounts grosze, times days unless named. */
export const callParams = z.strictObject({
  /** TERC code of the voivodeship whose people may apply: that of the office when the call was made. */
  region: z.string(),
  labour_statuses: z.array(z.enum(codesOf(LABOUR))),
  relations: z.array(z.enum(codesOf(RELATION))),
  care_forms: z.array(z.enum(codesOf(CARE_FORM))),
  /** Public support that the parent may receive for the same child beside this one. */
  other_public_support: z.array(z.enum(codesOf(OTHER_PUBLIC_SUPPORT))),
  /** Youngest age on the first day of the call; some forms of care ask for more. */
  age_min: age,
  age_min_of_care_form: z.partialRecord(z.enum(codesOf(CARE_FORM)), age),
  /** The child must be younger than this number of years. */
  age_max_years: count,
  criteria: z.array(z.strictObject({ code: z.enum(CRITERIA.map(({ code }) => code)), points: count })),

  rate: basisPoints,
  cap: z.partialRecord(z.enum(codesOf(CARE_FORM)), grosze),
  esf_share: basisPoints,
  state_share: basisPoints,
  own_share: basisPoints,
  months_max: count,
  entry_fee_once: yesNo,
  meals: yesNo,
  extra_classes: yesNo,
  prorata: yesNo,
  /** Whether another account or name needs an annex, not a statement (Process §2.11). */
  annex_for_account: yesNo,
  min_attendance_days: count,

  return_to_work_max_days: count,
  labour_document_max_age_days: count,
  /** Working days. */
  correction_days: count,
  /** The number of days within which the office answers. */
  answer_days: count,
  /** How many times an application may be returned for correction. */
  corrections_max: count,
  review_request_days: count,
  documents_days: count,
  contract_sign_days: count,
  /** Day of the following month. */
  request_deadline_day: count,
  /** Working days. */
  request_correction_days: count,
  payment_days: count,
  employer_cert_every_months: count,
  exit_form_days: count,
});
export type CallParams = z.infer<typeof callParams>;

const COMMON = {
  relations: codesOf(RELATION),
  other_public_support: ['NIE'],
  criteria: [
    { code: 'K1', points: 15 },
    { code: 'K2', points: 10 },
    { code: 'K3', points: 10 },
    { code: 'K4', points: 5 },
    { code: 'K5', points: 5 },
    { code: 'K6', points: 0 },
    { code: 'K7', points: 5 },
  ],
  rate: 9500,
  esf_share: 8500,
  state_share: 1000,
  own_share: 500,
  months_max: 12,
  entry_fee_once: 'yes',
  meals: 'yes',
  extra_classes: 'no',
  prorata: 'yes',
  annex_for_account: 'no',
  min_attendance_days: 1,
  return_to_work_max_days: 90,
  labour_document_max_age_days: 30,
  correction_days: 5,
  answer_days: 14,
  corrections_max: 1,
  review_request_days: 7,
  documents_days: 14,
  contract_sign_days: 7,
  request_deadline_day: 15,
  request_correction_days: 7,
  payment_days: 30,
  employer_cert_every_months: 3,
  exit_form_days: 28,
} as const;

const ON_LEAVE_FROM_WORK_OR_WITHOUT_IT: LabourStatus[] = [
  'bezrobotna_zarejestrowana',
  'bezrobotna_niezarejestrowana',
  'bierna_inna',
  'pracujaca_macierzynski',
  'pracujaca_rodzicielski',
  'pracujaca_ojcowski',
];

/** All parameters but the voivodeship, which is that of the office that makes the call. */
export type PresetParams = Omit<CallParams, 'region'>;

/** Amounts of the two editions. A call copies a preset and may change each figure. */
export const CALL_PRESETS: Readonly<Record<'A_DO_3' | 'B_3_5', PresetParams>> = {
  A_DO_3: {
    ...copyOfCommon(),
    labour_statuses: ON_LEAVE_FROM_WORK_OR_WITHOUT_IT,
    care_forms: ['ZLOBEK', 'KLUB', 'DZIENNY', 'NIANIA'],
    age_min: { count: 20, unit: 'weeks' },
    age_min_of_care_form: { KLUB: { count: 1, unit: 'years' } },
    age_max_years: 3,
    cap: { ZLOBEK: 114_000, KLUB: 76_000, DZIENNY: 114_000, NIANIA: 237_500 },
  },
  B_3_5: {
    ...copyOfCommon(),
    labour_statuses: [...ON_LEAVE_FROM_WORK_OR_WITHOUT_IT, 'bierna_wychowawczy'],
    care_forms: ['PRZEDSZKOLE'],
    age_min: { count: 3, unit: 'years' },
    age_min_of_care_form: {},
    age_max_years: 5,
    cap: { PRZEDSZKOLE: 139_000 },
  },
};
export type CallPreset = keyof typeof CALL_PRESETS | 'CUSTOM';

/** The terms that a form is checked against: timestamps in ISO 8601, and the parameters of the call. */
export interface CallTerms {
  open_from: string;
  open_to: string;
  params: CallParams;
}

/** Copied, so that calls made of a preset never share its lists. */
function copyOfCommon() {
  return {
    ...COMMON,
    relations: [...COMMON.relations],
    other_public_support: [...COMMON.other_public_support],
    criteria: COMMON.criteria.map((criterion) => ({ ...criterion })),
  };
}
