import * as z from 'zod/mini';
import { isColour } from '../colours/colour';
import { isPhone } from '../contacts/phone';
import { isUrl, URL_MAX_LENGTH } from '../contacts/url';
import { isDateTime } from '../dates/date-time';
import { type IsoDate, isIsoDate } from '../dates/iso-date';
import { isIsoMonth } from '../dates/iso-month';
import { isIsoWeek } from '../dates/iso-week';
import { isTimeOfDay } from '../dates/time-of-day';
import {
  type Bounds,
  brokenBound,
  LARGEST_INT,
  type Limits,
  lengthBoundsError,
  lengthError,
  numberBoundsError,
} from '../fields/bounds';
import type { FieldErrorCode } from '../fields/field-errors';
import { areTags, isTagsTextTooLong, TAGS_TEXT_MAX, type TagRules, tagsOf } from '../fields/tags';
import { DEFAULT_TEXT_MAX } from '../fields/text-length';
import { areFileNames, fileNamesOf } from '../files/file-names';
import { isBankAccount } from '../identifiers/bank-account';
import { isId } from '../identifiers/id';
import { isNip } from '../identifiers/nip';
import { isPesel } from '../identifiers/pesel';
import { isRegon } from '../identifiers/regon';
import { formatMoney, parsePrice } from '../money/money';
import { isIntText, isNumberText, parseNumber } from '../money/typed-number';
import { isPersonName } from '../people/person-name';
import { isCity } from '../places/city';
import { isPostalCode } from '../places/postal-code';
import { isRichTextEmpty, richTextLength } from '../rich-text/rich-text-length';
import { isBlank } from '../words/hidden-marks';
import type { Option } from '../words/option';
import { issueOf, refusalOf } from './issue-refusal';

/*
 * One schema a type of field (Spec §5), for forms and endpoints alike: outer spaces go, an empty text is `is-empty`, and
 * the message of the first refusal is its code, whose words are in `field-errors`. `z.optional` or `orEmpty` around
 * one makes the field optional.
 */

export const phoneField = textField(isPhone, 'not-valid-phone');
export const nipField = textField(isNip, 'not-valid-nip');
export const regonField = textField(isRegon, 'not-valid-regon');
export const bankAccountField = textField(isBankAccount, 'not-valid-bank-account');
export const postalCodeField = textField(isPostalCode, 'not-valid-zip-code');
export const cityField = textField((text) => isCity(text), 'not-valid-city');
export const dateField = textField(isIsoDate, 'not-valid-date');
export const timeField = textField(isTimeOfDay, 'not-valid-time');
export const monthField = textField(isIsoMonth, 'not-valid-month');
export const weekField = textField(isIsoWeek, 'not-valid-week');
export const dateTimeField = textField(isDateTime, 'not-valid-datetime');
export const colourField = textField(isColour, 'not-valid-color');
export const yesNoField = textField((text) => text === 'yes' || text === 'no', 'not-valid-option');
export const yesNoDigitsField = textField((text) => text === '1' || text === '0', 'not-valid-option');
export const acceptedField = textField((text) => text === 'yes', 'not-accepted');
/** Something that was found by its name. */
export const idField = textField(isId, 'not-valid-option');
export const filesField = filled().check(
  z.refine((text) => fileNamesOf(text).length > 0, stopping('is-empty')),
  z.refine(areFileNames, stopping('not-valid-files')),
);

/** The office's day decides whether the number's birthday has come. */
export const peselField = (today: IsoDate) => textField((text) => isPesel(text, today), 'not-valid-pesel');

/** Any text within its length. */
export const lineField = ({ min, max = DEFAULT_TEXT_MAX }: Bounds = {}) =>
  filled().check(bounded((text) => lengthError(text, { min, max }), { min, max, isLength: true }));

export const urlField = lineField({ max: URL_MAX_LENGTH }).check(z.refine(isUrl, stopping('not-valid-url')));
export const nameField = lineField().check(z.refine(isPersonName, stopping('not-valid-name')));

/**
 * Formatted text of the editor, clean by `RICH_TEXT`: bounds count its letters, not its tags. A server cleans what it gets
 * (`cleanRichText`) before it asks this.
 */
export const richTextField = (bounds: Bounds = {}) =>
  z.string().check(
    z.refine((html) => !isRichTextEmpty(html), stopping('is-empty')),
    bounded((html) => lengthBoundsError(richTextLength(html), bounds), { ...bounds, isLength: true }),
  );

/** The text of a number as the number field gives it, with a dot: `1234.5`. */
export const numberField = (bounds: Bounds = {}) =>
  textField(isNumberText, 'not-valid-decimal').check(boundedNumber(bounds));

/** A count is not below 0 unless the bounds say so. */
export const intField = (bounds: Bounds = {}) =>
  textField(isIntText, 'not-valid-number').check(boundedNumber({ min: 0, max: LARGEST_INT, ...bounds }));

/** The text of an amount as the price field gives it; bounds in złote. The lowest amount is 0 (Spec §5). */
export const priceField = (bounds: Bounds = {}) =>
  textField((text) => parsePrice(text) !== undefined, 'not-valid-price').check(
    boundedNumber({ min: 0, max: LARGEST_INT / 100, ...bounds }, (limit) =>
      formatMoney(Math.round(limit * 100)),
    ),
  );

/** Comma-separated text or a list (Spec §3). */
export const tagsField = (rules: TagRules = {}) =>
  z.union([z.string(), z.array(z.string())]).check(
    z.refine((value) => tagsOf(value).length > 0, stopping('is-empty')),
    bounded((value: string | string[]) => (isTagsTextTooLong(value) ? 'is-too-big' : undefined), {
      max: TAGS_TEXT_MAX,
      isLength: true,
    }),
    z.refine((value) => areTags(value, { ...rules, limit: undefined }), stopping('not-valid-tags')),
    bounded((value: string | string[]) => (areTags(value, rules) ? undefined : 'too-many-tags'), {
      max: rules.limit,
      isLength: false,
    }),
  );

/** A list of texts, none of them empty (Spec §5); the bounds are those of one text. */
export const textListField = ({ min, max = DEFAULT_TEXT_MAX }: Bounds = {}) =>
  filledList(z.string().check(z.trim())).check(
    z.refine((texts) => !texts.some(isBlank), stopping('is-empty')),
    bounded(
      (texts: string[]) =>
        texts.map((text) => lengthError(text, { min, max })).find((found) => found !== undefined),
      { min, max, isLength: true },
    ),
  );

/** One of the codes that are offered. */
export const optionField = (options: readonly Option[]) =>
  textField((text) => isOffered(options, text), 'not-valid-option');

/** Any of the codes that are offered, at least one. */
export const manyField = (options: readonly Option[]) =>
  filledList(z.string()).check(
    z.refine((codes) => codes.every((one) => isOffered(options, one)), stopping('not-valid-option')),
  );

/** Any number of things that were found by their names, at least one. */
export const objectsField = filledList(z.string()).check(
  z.refine((ids) => ids.every(isId), stopping('not-valid-option')),
);

/** Two days, the second no earlier than the first. */
export const dateRangeField = z
  .object({ from: dateField, to: dateField })
  .check(z.refine(({ from, to }) => from <= to, { message: code('not-valid-range'), path: ['to'] }));

/** A text that must be one certain value. */
export const equalTo = (expected: string) =>
  z.string().check(z.refine((text) => text === expected, code('is-no-equal')));

/** A check of a whole form: the first field repeats the second (`pass_again`, `pass`). */
export const repeats = (field: string, other: string) =>
  z.refine<Readonly<Record<string, unknown>>>((form) => isSameText(form[field], form[other]), {
    message: code('not-equal'),
    path: [field],
  });

/** One letter may be written in two ways in Unicode. */
function isSameText(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return one === other;
  return one.normalize('NFC') === other.normalize('NFC');
}

/** An empty text passes, anything else meets the schema. */
export const orEmpty = (schema: z.ZodMiniType<string, string>) =>
  z.string().check(
    z.trim(),
    z.superRefine((text, context) => {
      if (text === '') return;
      for (const issue of schema.safeParse(text).error?.issues ?? []) {
        context.addIssue(issueOf(refusalOf(issue), text));
      }
    }),
  );

function filled() {
  return z.string().check(
    z.trim(),
    z.refine((text) => !isBlank(text), stopping('is-empty')),
  );
}

function filledList(item: z.ZodMiniType<string, string>) {
  return z.array(item).check(z.refine((list) => list.length > 0, stopping('is-empty')));
}

function isOffered(options: readonly Option[], text: string): boolean {
  return options.some((option) => option.code === text);
}

function textField(isRight: (text: string) => boolean, error: FieldErrorCode) {
  return filled().check(z.refine(isRight, stopping(error)));
}

/** Reports the bound that is broken, if one is, with its limit. */
function bounded<Value = string>(errorOf: (value: Value) => FieldErrorCode | undefined, limits: Limits) {
  return z.superRefine((value: Value, context) => {
    const code = errorOf(value);
    // The first failure is the one that is told (Spec §5).
    if (code) context.addIssue({ ...issueOf(brokenBound(code, limits) ?? code, value), continue: false });
  });
}

/** The bounds of a number in its text; its limits stand in the error as `write` gives them. */
function boundedNumber({ min, max }: Bounds, write: (limit: number) => number | string = asItIs) {
  const written = (limit: number | undefined) => (limit === undefined ? undefined : write(limit));

  return bounded(
    (text) => {
      const number = parseNumber(text);
      return number === undefined ? undefined : numberBoundsError(number, { min, max });
    },
    { min: written(min), max: written(max), isLength: false },
  );
}

const asItIs = (limit: number) => limit;

/** The first failure is the one that is told (Spec §5), so nothing is asked after it. */
function stopping(error: FieldErrorCode) {
  return { message: error, abort: true };
}

function code(error: FieldErrorCode): FieldErrorCode {
  return error;
}
