import { isColour } from '../colours/colour';
import { EMAIL_RULE } from '../contacts/email';
import { isPhone } from '../contacts/phone';
import { isUrl, URL_MAX_LENGTH } from '../contacts/url';
import { isTimeOfDay } from '../dates/time-of-day';
import { formatBankAccount, isBankAccount } from '../identifiers/bank-account';
import { isId } from '../identifiers/id';
import { isNip, normaliseNip } from '../identifiers/nip';
import { isPesel } from '../identifiers/pesel';
import { isRegon } from '../identifiers/regon';
import { isPersonName } from '../people/person-name';
import { isCity } from '../places/city';
import { isPostalCode } from '../places/postal-code';
import { optionText, YES_NO } from '../words/option';
import { tidyText } from '../words/tidy-text';
import { DATE_TIME, DAY, DAY_SPAN, MONTH, WEEK } from './day-facts';
import type { FieldFacts, Held, WordsOptions } from './field-facts';
import { MANY, OBJECTS, TAGS, TEXT_LIST } from './list-facts';
import { DECIMAL, ON_SCALE, PRICE, WHOLE_NUMBER } from './number-facts';
import { DEFAULT_TEXT_MAX, is, textFacts } from './text-facts';

/** A number that is printed in groups, as its digits. Letters stay, for the rule to refuse. */
const withoutSeparators = (text: string) => tidyText(text).replace(/[ -]/g, '');

/** The texts of a choice between two, of which one has the value `yes`. */
const yesNoWords =
  (yes: string) =>
  (text: string, { locale }: WordsOptions) =>
    optionText(YES_NO, text === yes ? 'yes' : 'no', locale);

const YES_OR_NO = textFacts({
  check: is((text) => text === 'yes' || text === 'no', 'not-valid-option'),
  words: yesNoWords('yes'),
  isPrivate: false,
});

/**
 * The type of a field, from which its rule and its widget follow. Of the types of Spec §5 three are no answers of a
 * form: `password` and the code prove who somebody is and are not stored, the icon is chosen for a menu, and files
 * have uploads of their own (Order §4). A type is private unless it has `isPrivate: false`; a field of an open type
 * may be private too (`FieldSpec`).
 */
export const FIELD_TYPES = {
  text: textFacts({ maxLength: DEFAULT_TEXT_MAX, isPrivate: false }),
  longText: textFacts({ maxLength: DEFAULT_TEXT_MAX, hasLines: true, isPrivate: false }),
  name: textFacts({
    maxLength: DEFAULT_TEXT_MAX,
    tidy: tidyText,
    check: is(isPersonName, 'not-valid-name'),
    isPrivate: false,
  }),
  pesel: textFacts({ tidy: withoutSeparators, check: is(isPesel, 'not-valid-pesel') }),
  nip: textFacts({ tidy: normaliseNip, check: is(isNip, 'not-valid-nip'), isPrivate: false }),
  regon: textFacts({ tidy: withoutSeparators, check: is(isRegon, 'not-valid-regon'), isPrivate: false }),
  mail: textFacts({
    maxLength: EMAIL_RULE.max,
    tidy: tidyText,
    check: is(EMAIL_RULE.isRight, EMAIL_RULE.code),
    isPrivate: false,
  }),
  phone: textFacts({ tidy: tidyText, check: is(isPhone, 'not-valid-phone'), isPrivate: false }),
  url: textFacts({ maxLength: URL_MAX_LENGTH, check: is(isUrl, 'not-valid-url'), isPrivate: false }),
  zipCode: textFacts({ tidy: tidyText, check: is(isPostalCode, 'not-valid-zip-code') }),
  city: textFacts({ tidy: tidyText, check: is((text) => isCity(text), 'not-valid-city') }),
  bankAccount: textFacts({
    tidy: formatBankAccount,
    check: is(isBankAccount, 'not-valid-bank-account'),
    words: formatBankAccount,
  }),
  date: DAY,
  /** A date typed into three boxes. */
  memorableDate: DAY,
  dateRange: DAY_SPAN,
  datetime: DATE_TIME,
  time: textFacts({ tidy: tidyText, check: is(isTimeOfDay, 'not-valid-time'), isPrivate: false }),
  week: WEEK,
  month: MONTH,
  /** A number with decimals, as its text `12.5`. */
  decimal: DECIMAL,
  int: WHOLE_NUMBER,
  /** A whole number on a scale from `min` to `max`, by default from 0 to 100. */
  range: ON_SCALE,
  price: PRICE,
  /** One of `options`: rows, or a list when there are many. */
  option: textFacts({ isPrivate: false }),
  /** One of two to five short `options`, shown as one switch. */
  radioSwitch: textFacts({ isPrivate: false }),
  /** Any of `options`. */
  many: MANY,
  yesNo: YES_OR_NO,
  /** The same question, whose values are `1` and `0` (Spec §5). */
  yesNoDigits: textFacts({
    check: is((text) => text === '1' || text === '0', 'not-valid-option'),
    words: yesNoWords('1'),
    isPrivate: false,
  }),
  /** A setting that is on or off at once. */
  toggle: YES_OR_NO,
  /** A statement that has to be agreed to: only `yes` is valid. */
  declaration: textFacts({
    check: is((text) => text === 'yes', 'not-accepted'),
    words: yesNoWords('yes'),
    isPrivate: false,
  }),
  tags: TAGS,
  textList: TEXT_LIST,
  colour: textFacts({ check: is(isColour, 'not-valid-color'), isPrivate: false }),
  /** The id of an object that is searched for by its name. */
  autocomplete: textFacts({ check: is(isId, 'not-valid-option'), isPrivate: false }),
  /** The ids of such objects. */
  objects: OBJECTS,
} as const satisfies Record<string, FieldFacts>;

export type FieldType = keyof typeof FIELD_TYPES;

/** The types whose answers have this type. */
export type TypeHolding<Holds extends Held> = {
  [Type in FieldType]: (typeof FIELD_TYPES)[Type]['holds'] extends Holds ? Type : never;
}[FieldType];
