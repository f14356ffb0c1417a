import { isBankAccount } from './bank-account';
import { numberBoundsError } from './bounds';
import { isCity } from './city';
import { isDateTime } from './date-time';
import type { Option } from './dictionaries';
import { isEmail } from './email';
import type { FieldErrorCode } from './field-errors';
import { type IsoDate, isIsoDate } from './iso-date';
import { isIsoMonth } from './iso-month';
import { isIsoWeek } from './iso-week';
import { isNip } from './nip';
import { isPersonName } from './person-name';
import { isPesel } from './pesel';
import { isPhone } from './phone';
import { isPostalCode } from './postal-code';
import { isRegon } from './regon';
import { isTimeOfDay } from './time-of-day';
import { isNumberText, parseNumber } from './typed-number';
import { isUrl } from './url';

/** What a field holds, which also says which rule proves it and which widget suits it. */
export type FieldType =
  | 'text'
  | 'longText'
  | 'name'
  | 'pesel'
  | 'nip'
  | 'mail'
  | 'phone'
  | 'zipCode'
  | 'city'
  | 'bankAccount'
  | 'date'
  | 'time'
  | 'month'
  | 'week'
  | 'datetime'
  | 'regon'
  | 'url'
  /** A number with decimals, as its text `12.5`. */
  | 'decimal'
  | 'option'
  | 'yesNo'
  /** A sentence that must be agreed to: only `yes` will do. */
  | 'declaration'
  | 'int'
  /** Whole grosze. */
  | 'price';

/** One field of a form: its words, its place and its rule, as data. Form, PDF and review all read the same. */
export interface FieldSpec {
  step: number;
  type: FieldType;
  pl: string;
  en: string;
  required: boolean;
  /** Asked only when the named field of the same group has one of these values; otherwise ignored. */
  when?: Readonly<Record<string, readonly string[]>>;
  /** Longest text, or largest number. */
  max?: number;
  /** Smallest number. */
  min?: number;
  options?: readonly Option[];
  /** On which side of today the date must lie; today itself is on both. */
  side?: 'past' | 'future';
}

/** Numbers are `null` until they are entered, everything else is text, empty until it is entered. */
type FieldValue<T extends FieldType> = T extends 'int' | 'price' ? number | null : string;

export type FieldsValue<F extends Readonly<Record<string, FieldSpec>>> = {
  [K in keyof F]: FieldValue<F[K]['type']>;
};

/** The answers of one group of fields, looked up by name. */
export type Answers = Readonly<Record<string, unknown>>;

export const DEFAULT_TEXT_MAX = 200;

export function isShown(spec: FieldSpec, answers: Answers): boolean {
  return Object.entries(spec.when ?? {}).every(([name, values]) =>
    values.includes(String(answers[name] ?? '')),
  );
}

/** Which answer is looked at, among which others, and on which day. */
export interface FieldQuestion {
  name: string;
  answers: Answers;
  today: IsoDate;
}

/** The first rule the answer breaks. What is not asked breaks none. */
export function fieldError(
  spec: FieldSpec,
  { name, answers, today }: FieldQuestion,
): FieldErrorCode | undefined {
  if (!isShown(spec, answers)) return undefined;

  const value = answers[name];
  if (value === '' || value === null || value === undefined) return spec.required ? 'is-empty' : undefined;
  if (typeof value === 'number') return numberError(spec, value);
  return typeof value === 'string' ? textError(spec, value.trim(), today) : 'not-valid-option';
}

function numberError({ type, min = 0, max }: FieldSpec, value: number): FieldErrorCode | undefined {
  if (!Number.isSafeInteger(value)) return type === 'price' ? 'not-valid-price' : 'not-valid-number';
  return numberBoundsError(value, { min, max });
}

/** Types whose own rule knows how long a text may be. */
const OWN_LENGTH = new Set<FieldType>(['bankAccount', 'decimal']);

function textError(spec: FieldSpec, value: string, today: IsoDate): FieldErrorCode | undefined {
  if (value === '') return spec.required ? 'is-empty' : undefined;
  if (!OWN_LENGTH.has(spec.type) && value.length > (spec.max ?? DEFAULT_TEXT_MAX)) return 'is-too-big';
  if (spec.options && !spec.options.some(({ code }) => code === value)) return 'not-valid-option';
  return (
    contentError(spec, value, today) ??
    (spec.type === 'decimal' ? decimalBoundsError(spec, value) : undefined)
  );
}

/** No smallest number of its own: a decimal may lie below zero. */
function decimalBoundsError({ min, max }: FieldSpec, value: string): FieldErrorCode | undefined {
  return numberBoundsError(parseNumber(value) ?? 0, { min, max });
}

function contentError({ type, side }: FieldSpec, value: string, today: IsoDate): FieldErrorCode | undefined {
  switch (type) {
    case 'name':
      return isPersonName(value) ? undefined : 'not-valid-name';
    case 'pesel':
      return isPesel(value, today) ? undefined : 'not-valid-pesel';
    case 'nip':
      return isNip(value) ? undefined : 'not-valid-nip';
    case 'mail':
      return isEmail(value) ? undefined : 'not-valid-mail';
    case 'phone':
      return isPhone(value) ? undefined : 'not-valid-phone';
    case 'zipCode':
      return isPostalCode(value) ? undefined : 'not-valid-zip-code';
    case 'city':
      return isCity(value) ? undefined : 'not-valid-city';
    case 'bankAccount':
      return isBankAccount(value) ? undefined : 'not-valid-bank-account';
    case 'date':
      return dateError(value, side, today);
    case 'time':
      return isTimeOfDay(value) ? undefined : 'not-valid-time';
    case 'month':
      return isIsoMonth(value) ? undefined : 'not-valid-month';
    case 'week':
      return isIsoWeek(value) ? undefined : 'not-valid-week';
    case 'datetime':
      return isDateTime(value) ? undefined : 'not-valid-datetime';
    case 'regon':
      return isRegon(value) ? undefined : 'not-valid-regon';
    case 'url':
      return isUrl(value) ? undefined : 'not-valid-url';
    case 'decimal':
      return isNumberText(value) ? undefined : 'not-valid-decimal';
    case 'declaration':
      return value === 'yes' ? undefined : 'not-accepted';
    case 'yesNo':
      return value === 'yes' || value === 'no' ? undefined : 'not-valid-option';
    case 'int':
      return 'not-valid-number';
    case 'price':
      return 'not-valid-price';
    case 'text':
    case 'longText':
    case 'option':
      return undefined;
    default:
      return type satisfies never;
  }
}

function dateError(value: string, side: FieldSpec['side'], today: IsoDate): FieldErrorCode | undefined {
  if (!isIsoDate(value)) return 'not-valid-date';
  if (side === 'past' && value > today) return 'is-in-future';
  return side === 'future' && value < today ? 'is-in-past' : undefined;
}
