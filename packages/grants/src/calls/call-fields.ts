import type { FieldSpec, Option } from '@urzad/domain';
import {
  CARE_FORM,
  type CareForm,
  LABOUR,
  OTHER_PUBLIC_SUPPORT,
  RELATION,
} from '../dictionaries/dictionaries';
import { type Named, namesIn, type OfficeWords, specIn } from '../dictionaries/office-words';
import { CRITERIA, type CriterionCode } from './call-params';
import { PROJECT_MONEY_MAX } from './project-money';

const AGE_UNIT = [
  { code: 'weeks', pl: 'tygodni', en: 'weeks' },
  { code: 'years', pl: 'lat', en: 'years' },
] as const satisfies readonly Option[];

/** Largest number of days, months and points of a call: a larger one is a typing error. */
const DAYS_MAX = 366;
const POINTS_MAX = 1000;
const PLACES_MAX = 100_000;

const days = (step: number, pl: string, en: string) =>
  ({ step, type: 'int', pl, en, required: true, min: 0, max: DAYS_MAX }) as const satisfies FieldSpec;
const percent = (pl: string, en: string) =>
  ({ step: 4, type: 'decimal', pl, en, required: true, min: 0, max: 100 }) as const satisfies FieldSpec;
const places = (pl: string, en: string) =>
  ({ step: 2, type: 'int', pl, en, required: true, min: 0, max: PLACES_MAX }) as const satisfies FieldSpec;
const moment = (pl: string, en: string) =>
  ({ step: 1, type: 'datetime', pl, en, required: false }) as const satisfies FieldSpec;
const rule = (pl: string, en: string) =>
  ({ step: 4, type: 'toggle', pl, en, required: false }) as const satisfies FieldSpec;
const chosen = (pl: string, en: string, library: string, options: readonly Option[]) =>
  ({ step: 3, type: 'many', pl, en, required: true, library, options }) as const satisfies FieldSpec;

/** The fields by which a call is set up, by the sections of its form. An empty optional one is asked for at publication. */
const FIXED = {
  number: { step: 1, type: 'text', pl: 'Numer naboru', en: 'Number of the call', required: true, max: 20 },
  name: { step: 1, type: 'text', pl: 'Nazwa', en: 'Name', required: true, max: 120 },
  edition: { step: 1, type: 'text', pl: 'Edycja', en: 'Edition', required: true, max: 20 },
  publish_date: {
    step: 1,
    type: 'date',
    pl: 'Planowana data ogłoszenia',
    en: 'Planned day of the announcement',
    required: false,
  },
  test_from: moment('Początek wersji testowej', 'Beginning of the test version'),
  test_to: moment('Koniec wersji testowej', 'End of the test version'),
  open_from: moment('Otwarcie naboru', 'Opening of the call'),
  open_to: moment('Zamknięcie naboru', 'Closing of the call'),

  places_in_zone: places('Miejsca w strefie włączenia', 'Places in the zone of inclusion'),
  places_out_zone: places('Miejsca poza strefą', 'Places outside the zone'),
  reserve_limit: places('Długość listy rezerwowej', 'Length of the reserve list'),
  reserve_valid_to: {
    step: 2,
    type: 'datetime',
    pl: 'Lista rezerwowa ważna do',
    en: 'Reserve list valid until',
    required: false,
  },
  budget: {
    step: 2,
    type: 'price',
    pl: 'Budżet naboru',
    en: 'Budget of the call',
    required: true,
    max: PROJECT_MONEY_MAX,
  },
  submission_limit: {
    step: 2,
    type: 'int',
    pl: 'Liczba zgłoszeń, po której można zakończyć nabór wcześniej',
    en: 'Number of applications after which the call may be ended early',
    required: false,
    min: 1,
    max: PLACES_MAX,
  },

  rate: percent('Poziom refundacji (%)', 'Rate of the refund (%)'),
  esf_share: percent('Udział EFS+ (%)', 'Share of the ESF+ (%)'),
  state_share: percent('Udział budżetu państwa (%)', 'Share of the state budget (%)'),
  own_share: percent('Udział własny (%)', 'Own share (%)'),
  months_max: {
    ...{ step: 4, type: 'int', required: true, min: 1, max: 60 },
    ...{ pl: 'Najwięcej miesięcy na dziecko', en: 'Most months for a child' },
  },
  entry_fee_once: rule('Wpisowe jednorazowo', 'Entry fee once'),
  meals: rule('Wyżywienie kwalifikowalne', 'Meals are refunded'),
  extra_classes: rule('Zajęcia dodatkowe kwalifikowalne', 'Extra classes are refunded'),
  prorata: rule('Limit proporcjonalny do dni umowy', 'Limit by the days of the contract'),
  annex_for_account: rule('Aneks przy zmianie rachunku lub nazwiska', 'Annex for another account or name'),
  min_attendance_days: days(4, 'Najmniej dni obecności w miesiącu', 'Fewest days of attendance in a month'),
  request_deadline_day: {
    ...{ step: 4, type: 'int', required: true, min: 1, max: 28 },
    ...{ pl: 'Rozliczenie do dnia następnego miesiąca', en: 'Claim by this day of the next month' },
  },
  request_correction_days: days(
    4,
    'Poprawa rozliczenia (dni robocze)',
    'Correction of a claim (working days)',
  ),
  payment_days: days(4, 'Wypłata od zatwierdzenia (dni)', 'Payment after approval (days)'),
  employer_cert_every_months: {
    ...{ step: 4, type: 'int', required: true, min: 1, max: 60 },
    ...{ pl: 'Potwierdzenie zatrudnienia co (miesiące)', en: 'Proof of employment every (months)' },
  },
  exit_form_days: days(4, 'Dane po zakończeniu udziału (dni)', 'Data after the end of participation (days)'),

  relations: chosen('Kto może złożyć zgłoszenie', 'Who may apply', 'RELATION', RELATION),
  labour_statuses: chosen('Status na rynku pracy', 'Status on the labour market', 'LABOUR', LABOUR),
  care_forms: chosen('Formy opieki', 'Forms of care', 'CARE_FORM', CARE_FORM),
  other_public_support: chosen(
    'Dozwolone świadczenie z programu Aktywny rodzic',
    'Allowed benefit of the programme Active Parent',
    'OTHER_PUBLIC_SUPPORT',
    OTHER_PUBLIC_SUPPORT,
  ),
  age_min_count: {
    ...{ step: 3, type: 'int', required: true, min: 0, max: 500 },
    ...{ pl: 'Najmłodszy wiek dziecka', en: 'Youngest age of the child' },
  },
  age_min_unit: {
    ...{ step: 3, type: 'radioSwitch', required: true, options: AGE_UNIT },
    ...{ pl: 'Wiek w', en: 'Age in' },
  },
  age_max_years: {
    ...{ step: 3, type: 'int', required: true, min: 1, max: 18 },
    ...{ pl: 'Dziecko młodsze niż (lata)', en: 'Child younger than (years)' },
  },
  return_to_work_max_days: days(
    3,
    'Powrót do pracy do (dni od końca naboru)',
    'Return to work within (days of the end)',
  ),
  labour_document_max_age_days: days(
    3,
    'Najstarszy dokument o statusie (dni)',
    'Oldest document on the status (days)',
  ),

  correction_days: days(5, 'Poprawa zgłoszenia (dni robocze)', 'Correction of an application (working days)'),
  corrections_max: {
    ...{ step: 5, type: 'int', required: true, min: 0, max: 10 },
    ...{ pl: 'Ile razy można poprawić zgłoszenie', en: 'How many times an application may be corrected' },
  },
  answer_days: days(5, 'Odpowiedź urzędu (dni)', 'Answer of the office (days)'),
  review_request_days: days(5, 'Prośba o ponowną ocenę (dni)', 'Request for a review (days)'),
  documents_days: days(5, 'Dokumenty po zakwalifikowaniu (dni)', 'Documents after qualifying (days)'),
  contract_sign_days: days(5, 'Podpis umowy (dni)', 'Signature of the contract (days)'),
} as const satisfies Readonly<Record<string, FieldSpec>>;

type CapField = `cap_${CareForm}`;
type YoungestField = `age_min_${CareForm}`;
type PointsField = `points_${CriterionCode}`;

/** The limit of each form of care; asked for the chosen ones at publication. */
export const capField = (code: CareForm): CapField => `cap_${code}`;
/** The youngest age of a form of care that asks for more than the call does. */
export const youngestField = (code: CareForm): YoungestField => `age_min_${code}`;
export const pointsField = (code: CriterionCode): PointsField => `points_${code}`;

const ofCareForms = (forms: readonly Named<(typeof CARE_FORM)[number]>[]) =>
  Object.fromEntries(
    forms.flatMap(({ code, pl, en }): [string, FieldSpec][] => [
      [
        capField(code),
        {
          ...{ step: 4, type: 'price', required: false },
          ...{ pl: `Limit miesięczny: ${pl.toLowerCase()}`, en: `Limit of a month: ${en.toLowerCase()}` },
        },
      ],
      [
        youngestField(code),
        {
          ...{ step: 3, type: 'int', required: false, min: 0, max: 18 },
          ...{
            pl: `Najmłodszy wiek: ${pl.toLowerCase()} (lata)`,
            en: `Youngest age: ${en.toLowerCase()} (years)`,
          },
        },
      ],
    ]),
  );

const OF_CARE_FORMS = ofCareForms(CARE_FORM) as Record<CapField, FieldSpec & { type: 'price' }> &
  Record<YoungestField, FieldSpec & { type: 'int' }>;

const OF_CRITERIA = Object.fromEntries(
  CRITERIA.map(({ code, pl, en }) => [
    pointsField(code),
    {
      ...{ step: 6, type: 'int', required: true, min: 0, max: POINTS_MAX },
      ...{ pl: `${code}. ${pl}`, en: `${code}. ${en}` },
    },
  ]),
) as Record<PointsField, FieldSpec & { type: 'int' }>;

export const CALL_FIELDS = { ...FIXED, ...OF_CARE_FORMS, ...OF_CRITERIA };
export type CallField = keyof typeof CALL_FIELDS;

/** A field of a call in the words of the office, which those about a form of care have in their name. */
export function callFieldIn(words: OfficeWords, name: CallField): FieldSpec {
  const forms = ofCareForms(namesIn(words, 'CARE_FORM', CARE_FORM));
  return specIn(words, forms[name] ?? CALL_FIELDS[name]);
}

/** Longest texts of a call, without their tags. */
export const ANNOUNCEMENT_MAX = 20_000;
export const FAQ_QUESTION_MAX = 200;
export const FAQ_ANSWER_MAX = 4000;
export const FAQ_MAX = 50;
