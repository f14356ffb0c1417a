import * as z from 'zod/mini';
import type { IsoDate } from '../dates/iso-date';
import { type Bounds, brokenBound, lengthBoundsError } from '../fields/bounds';
import { SPAN_ORDER } from '../fields/day-facts';
import type { FieldErrorCode, FieldRefusal } from '../fields/field-errors';
import type { FieldLimits } from '../fields/field-facts';
import { answerErrors, specRefusal } from '../fields/field-rules';
import type { JudgedField } from '../fields/field-spec';
import { FIELD_TYPES, type TypeHolding } from '../fields/field-types';
import { type TagRules, tagsErrors, tagsOf } from '../fields/tags';
import { answerOfTyped } from '../fields/typed-answers';
import { areFileNames, fileNamesOf } from '../files/file-names';
import { isRichTextEmpty, richTextLength } from '../rich-text/rich-text-length';
import { isBlank } from '../words/hidden-marks';
import type { Option } from '../words/option';
import { issueOf, refusalOf } from './issue-refusal';

/* One schema for each type of field (Spec §5), for forms and endpoints alike, by the rules of `FIELD_TYPES`: text is cleaned as its type says, an empty one is `is-empty`, and the message of the first refusal is its code, whose text is in `field-errors`. `z.optional` or `orEmpty` around one makes the field optional. */

/**
 * Only the rules of a PESEL and of a date with a `side` need the day; `peselField` passes it, and no schema has a
 * `side`: for the others any day serves.
 */
const ANY_DAY: IsoDate = '2000-01-01';

export const phoneField = textField('phone');
export const nipField = textField('nip');
export const regonField = textField('regon');
export const bankAccountField = textField('bankAccount');
export const postalCodeField = textField('zipCode');
export const cityField = textField('city');
export const dateField = textField('date');
export const timeField = textField('time');
export const monthField = textField('month');
export const weekField = textField('week');
export const dateTimeField = textField('datetime');
export const colourField = textField('colour');
export const yesNoField = textField('yesNo');
export const yesNoDigitsField = textField('yesNoDigits');
export const acceptedField = textField('declaration');
export const urlField = textField('url');
export const nameField = textField('name');
/** The id of an object that was searched for by its name. */
export const idField = textField('autocomplete');

/** The day decides whether the birthday of the number has come. */
export const peselField = (today: IsoDate) => typedField({ type: 'pesel' }, today);

/** Any text of an allowed length. */
export const lineField = ({ min, max }: Bounds = {}) => textField('text', { minLength: min, max });

/** The text of a number as the number field emits it, with a dot: `1234.5`. */
export const numberField = (bounds: Bounds = {}) => textField('decimal', bounds);

/** A count is not negative unless the bounds allow it. */
export const intField = (bounds: Bounds = {}) => textField('int', bounds);

/** The text of an amount as the price field emits it; bounds in złote. The lowest amount is 0 (Spec §5). */
export const priceField = ({ min, max }: Bounds = {}) =>
  textField('price', { min: groszeOf(min), max: groszeOf(max) });

/** One of the offered codes. */
export const optionField = (options: readonly Option[]) => textField('option', { options });

/** At least one of the offered codes. */
export const manyField = (options: readonly Option[]) => listField('many', { options });

/** The ids of one or more objects that were searched for by their names. */
export const objectsField = listField('objects');

/** A list of texts, none of them empty (Spec §5); the bounds are those of one text. */
export const textListField = ({ min, max }: Bounds = {}) => listField('textList', { minLength: min, max });

/** Comma-separated text or a list (Spec §3). */
export const tagsField = (rules: TagRules = {}) =>
  z.union([z.string(), z.array(z.string())]).check(
    refused((value: string | string[]) => {
      const codes = tagsOf(value).length === 0 ? ['is-empty' as const] : tagsErrors(value, rules);
      return firstRefusal({ type: 'tags', max: rules.limit }, codes);
    }),
  );

/** Two days, the second no earlier than the first. */
export const dateRangeField = z
  .object({ from: dateField, to: dateField })
  .check(z.refine(SPAN_ORDER.isRight, { message: SPAN_ORDER.code, path: ['to'] }));

export const filesField = z.string().check(
  z.trim(),
  z.refine((text) => !isBlank(text) && fileNamesOf(text).length > 0, stopping('is-empty')),
  z.refine(areFileNames, stopping('not-valid-files')),
);

/**
 * Formatted text of the editor, clean by `RICH_TEXT`: bounds count its letters, not its tags. A server cleans its
 * input (`cleanRichText`) before it validates it.
 */
export const richTextField = (bounds: Bounds = {}) =>
  z.string().check(
    z.refine((html) => !isRichTextEmpty(html), stopping('is-empty')),
    refused((html: string) => {
      const code = lengthBoundsError(richTextLength(html), bounds);
      return code && (brokenBound(code, { ...bounds, isLength: true }) ?? code);
    }),
  );

/** A text with one valid value. */
export const equalTo = (expected: string) =>
  z.string().check(z.refine((text) => text === expected, code('is-no-equal')));

/** A check of a whole form: the first field repeats the second (`pass_again`, `pass`). */
export const repeats = (field: string, other: string) =>
  z.refine<Readonly<Record<string, unknown>>>((form) => isSameText(form[field], form[other]), {
    message: code('not-equal'),
    path: [field],
  });

/** A letter may have two encodings in Unicode. */
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
    z.overwrite((text) => (text === '' ? text : (schema.safeParse(text).data ?? text))),
  );

type TypedType = TypeHolding<'text' | 'number'>;

function textField(type: Exclude<TypedType, 'pesel'>, limits: Omit<FieldLimits, 'side'> = {}) {
  return typedField({ ...limits, type }, ANY_DAY);
}

/** The value of a control, validated as the answer that it parses to. */
function typedField(field: JudgedField & { type: TypedType }, today: IsoDate) {
  return z.string().check(
    z.overwrite(FIELD_TYPES[field.type].tidy),
    refused((typed: string) =>
      firstRefusal(field, answerErrors(field, answerOfTyped(field.type, typed), today)),
    ),
  );
}

function listField(type: TypeHolding<'list'>, limits: FieldLimits = {}) {
  const field = { ...limits, type };

  return z
    .array(z.string().check(z.overwrite(FIELD_TYPES[type].tidy)))
    .check(refused((texts: string[]) => firstRefusal(field, answerErrors(field, texts, ANY_DAY))));
}

/** The first broken rule is the error (Spec §5), with its limit. */
function firstRefusal(field: JudgedField, codes: readonly (FieldErrorCode | undefined)[]) {
  const code = codes.find((found) => found !== undefined);

  return code && specRefusal(field, code);
}

function refused<Value>(refusalOf: (value: Value) => FieldRefusal | undefined) {
  return z.superRefine((value: Value, context) => {
    const refusal = refusalOf(value);
    if (refusal) context.addIssue({ ...issueOf(refusal, value), continue: false });
  });
}

function groszeOf(zlote: number | undefined): number | undefined {
  return zlote === undefined ? undefined : Math.round(zlote * 100);
}

/** The first failure is the error (Spec §5), so the checks after it are skipped. */
function stopping(error: FieldErrorCode) {
  return { message: error, abort: true };
}

function code(error: FieldErrorCode): FieldErrorCode {
  return error;
}
