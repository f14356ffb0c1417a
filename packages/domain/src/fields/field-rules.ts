import { isColour } from '../colours/colour';
import { isEmail } from '../contacts/email';
import { isPhone } from '../contacts/phone';
import { isUrl } from '../contacts/url';
import { isDateTime } from '../dates/date-time';
import { type IsoDate, isIsoDate } from '../dates/iso-date';
import { isIsoMonth } from '../dates/iso-month';
import { isIsoWeek } from '../dates/iso-week';
import { isTimeOfDay } from '../dates/time-of-day';
import { isBankAccount } from '../identifiers/bank-account';
import { isId } from '../identifiers/id';
import { isNip } from '../identifiers/nip';
import { isPesel } from '../identifiers/pesel';
import { isRegon } from '../identifiers/regon';
import { isNumberText, parseNumber } from '../money/typed-number';
import { isPersonName } from '../people/person-name';
import { isCity } from '../places/city';
import { isPostalCode } from '../places/postal-code';
import { isBlank } from '../words/hidden-marks';
import { LARGEST_INT, lengthError, numberBoundsError } from './bounds';
import type { FieldErrorCode, FieldErrors, FieldRefusal } from './field-errors';
import {
  type Answers,
  type FieldSpec,
  type FieldType,
  isShown,
  type ListType,
  type NumberType,
} from './field-spec';
import { specRefusal } from './spec-refusal';
import { areTags, isTagsTextTooLong } from './tags';
import { textMaxOf } from './text-length';

/** Which answer is looked at, among which others, and on which day. */
export interface FieldQuestion {
  name: string;
  answers: Answers;
  today: IsoDate;
}

/** The first rule the answer breaks. What is not asked breaks none. */
export function fieldError(spec: FieldSpec, question: FieldQuestion): FieldErrorCode | undefined {
  return fieldErrorCodes(spec, question)[0];
}

/** All the rules the answer breaks, for a form that tells them all (Spec §5). What is empty breaks no other. */
export function fieldErrorCodes(
  spec: FieldSpec,
  { name, answers, today }: FieldQuestion,
): readonly FieldErrorCode[] {
  if (!isShown(spec, answers)) return [];

  const answer = answers[name];
  if (isEmptyAnswer(answer)) return spec.required ? ['is-empty'] : [];
  return answerErrors(spec, answer, today).filter((code) => code !== undefined);
}

/** What is wrong with the answers of a group of fields, by their names. */
export function fieldErrors(
  fields: Readonly<Record<string, FieldSpec>>,
  answers: Answers,
  today: IsoDate,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, spec] of Object.entries(fields)) {
    const code = fieldError(spec, { name, answers, today });
    if (code) errors[name] = code;
  }
  return errors;
}

/** Of a group of fields, why each is refused. */
export type FieldRefusals = Record<string, readonly FieldRefusal[]>;

export interface RefusalOptions {
  today: IsoDate;
  /** Tells all that is wrong with an answer, not the first of it alone (Spec §5). @default false */
  every?: boolean;
}

/** As `fieldErrors`, with the limits that the texts name: what the form of a browser is judged by. */
export function fieldRefusals(
  fields: Readonly<Record<string, FieldSpec>>,
  answers: Answers,
  { today, every = false }: RefusalOptions,
): FieldRefusals {
  const refusals: FieldRefusals = {};
  for (const [name, spec] of Object.entries(fields)) {
    const codes = fieldErrorCodes(spec, { name, answers, today });
    const told = every ? codes : codes.slice(0, 1);
    if (told.length > 0) refusals[name] = told.map((code) => specRefusal(spec, code));
  }
  return refusals;
}

/** Nothing was answered yet. A native box that was left empty tells `false`. */
function isEmptyAnswer(answer: unknown): boolean {
  if (typeof answer === 'string') return isBlank(answer);
  if (Array.isArray(answer)) return answer.length === 0;
  if (typeof answer === 'object' && answer !== null) return Object.values(answer).every(isEmptyAnswer);

  return answer === null || answer === undefined || answer === false;
}

type Found = FieldErrorCode | undefined;

function answerErrors(spec: FieldSpec, answer: unknown, today: IsoDate): readonly Found[] {
  switch (spec.type) {
    case 'int':
    case 'range':
    case 'price':
      return [numberError(spec, answer)];
    case 'many':
    case 'tags':
    case 'textList':
    case 'objects':
      return isTextList(answer) ? listErrors(spec, answer) : ['not-valid-option'];
    case 'dateRange':
      return [spanError(answer)];
    default:
      return typeof answer === 'string' ? textErrors(spec, answer.trim(), today) : ['not-valid-option'];
  }
}

/** No price is below nothing, nor is a count, unless the field says so; and none is larger than what can be kept. */
function numberError(
  { type, min = 0, max = LARGEST_INT }: FieldSpec,
  answer: unknown,
): FieldErrorCode | undefined {
  if (typeof answer !== 'number' || !Number.isSafeInteger(answer))
    return type === 'price' ? 'not-valid-price' : 'not-valid-number';

  return numberBoundsError(answer, { min, max });
}

function isTextList(answer: unknown): answer is readonly string[] {
  return Array.isArray(answer) && answer.every((text) => typeof text === 'string');
}

function listErrors(spec: FieldSpec, texts: readonly string[]): readonly Found[] {
  const { max = -1 } = spec;

  switch (spec.type) {
    case 'tags':
      return [
        isTagsTextTooLong(texts) ? 'is-too-big' : undefined,
        areTags(texts) ? undefined : 'not-valid-tags',
        // Tags have no limit unless they are given one.
        max >= 0 && texts.length > max ? 'too-many-tags' : undefined,
      ];
    case 'textList':
      return [
        texts.some(isBlank) ? 'is-empty' : undefined,
        ...LENGTH_CODES.map((code) =>
          texts.some((text) => textLengthError(spec, text.trim()) === code) ? code : undefined,
        ),
      ];
    case 'objects':
      return [texts.every(isId) ? undefined : 'not-valid-option'];
    default:
      return [texts.every((code) => isOffered(spec, code)) ? undefined : 'not-valid-option'];
  }
}

function spanError(answer: unknown): FieldErrorCode | undefined {
  const { from, to } = { from: '', to: '', ...Object(answer) };
  for (const day of [from, to]) {
    if (isEmptyAnswer(day)) return 'is-empty';
    if (typeof day !== 'string' || !isIsoDate(day)) return 'not-valid-date';
  }
  return from <= to ? undefined : 'not-valid-range';
}

/** Types whose own rule knows how long a text may be. */
const OWN_LENGTH: readonly FieldSpec['type'][] = ['bankAccount', 'decimal', 'phone'];

/** In the order of `lengthError`. */
const LENGTH_CODES = ['is-too-short', 'is-too-big'] as const;

function textLengthError(spec: FieldSpec, text: string): Found {
  const max = OWN_LENGTH.includes(spec.type) ? undefined : textMaxOf(spec);
  return lengthError(text, { min: spec.minLength, max });
}

function textErrors(spec: FieldSpec, text: string, today: IsoDate): readonly Found[] {
  return [
    textLengthError(spec, text),
    spec.options && !isOffered(spec, text) ? 'not-valid-option' : undefined,
    shapeError(spec, text, today),
  ];
}

function shapeError(spec: FieldSpec, text: string, today: IsoDate): Found {
  switch (spec.type) {
    case 'date':
    case 'memorableDate':
      return dateError(text, spec.side, today);
    case 'decimal':
      return decimalError(spec, text);
    default:
      return contentError(spec.type, text, today);
  }
}

function isOffered({ options = [] }: FieldSpec, code: string): boolean {
  return options.some((option) => option.code === code);
}

/** No smallest number of its own: a decimal may lie below zero. */
function decimalError({ min, max }: FieldSpec, text: string): FieldErrorCode | undefined {
  return isNumberText(text) ? numberBoundsError(parseNumber(text) ?? 0, { min, max }) : 'not-valid-decimal';
}

function dateError(text: string, side: FieldSpec['side'], today: IsoDate): FieldErrorCode | undefined {
  if (!isIsoDate(text)) return 'not-valid-date';
  if (side === 'past' && text > today) return 'is-in-future';
  return side === 'future' && text < today ? 'is-in-past' : undefined;
}

type PlainType = Exclude<
  FieldType,
  NumberType | ListType | 'dateRange' | 'date' | 'memorableDate' | 'decimal'
>;
type Rule = readonly [isRight: (text: string, today: IsoDate) => boolean, code: FieldErrorCode];

const isYesOrNo = (text: string) => text === 'yes' || text === 'no';

const RULES: { readonly [Type in FieldType]?: Rule | undefined } = {
  name: [isPersonName, 'not-valid-name'],
  pesel: [isPesel, 'not-valid-pesel'],
  nip: [isNip, 'not-valid-nip'],
  regon: [isRegon, 'not-valid-regon'],
  mail: [(text) => isEmail(text), 'not-valid-mail'],
  phone: [isPhone, 'not-valid-phone'],
  url: [isUrl, 'not-valid-url'],
  zipCode: [isPostalCode, 'not-valid-zip-code'],
  city: [(text) => isCity(text), 'not-valid-city'],
  bankAccount: [isBankAccount, 'not-valid-bank-account'],
  time: [isTimeOfDay, 'not-valid-time'],
  month: [isIsoMonth, 'not-valid-month'],
  week: [isIsoWeek, 'not-valid-week'],
  datetime: [isDateTime, 'not-valid-datetime'],
  colour: [isColour, 'not-valid-color'],
  yesNo: [isYesOrNo, 'not-valid-option'],
  yesNoDigits: [(text) => text === '1' || text === '0', 'not-valid-option'],
  toggle: [isYesOrNo, 'not-valid-option'],
  declaration: [(text) => text === 'yes', 'not-accepted'],
  autocomplete: [isId, 'not-valid-option'],
  // Their options, or their length, are all there is to look at.
  option: undefined,
  radioSwitch: undefined,
  text: undefined,
  longText: undefined,
} satisfies Record<PlainType, Rule | undefined>;

function contentError(type: FieldType, text: string, today: IsoDate): FieldErrorCode | undefined {
  const rule = RULES[type];
  return rule && !rule[0](text, today) ? rule[1] : undefined;
}
