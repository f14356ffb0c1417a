import { isId } from '../identifiers/id';
import { isBlank } from '../words/hidden-marks';
import { tidyFreeText } from '../words/tidy-text';
import { lengthError } from './bounds';
import type { FieldErrorCode } from './field-errors';
import type { FieldFacts, FieldLimits } from './field-facts';
import { TAGS_TEXT_MAX, tagsErrors } from './tags';
import { DEFAULT_TEXT_MAX, isOffered, nameOf } from './text-facts';

type ListCheck = (texts: readonly string[], limits: FieldLimits) => readonly (FieldErrorCode | undefined)[];

/** A type of field whose answer is a list of texts; `max` is that of one text. */
function listFacts(check: ListCheck): FieldFacts<'list'> {
  const textMax = ({ max = DEFAULT_TEXT_MAX }: FieldLimits) => max;

  return {
    holds: 'list',
    empty: [],
    tidy: tidyFreeText,
    read: tidyFreeText,
    typed: String,
    errors: (answer, limits) => (isTextList(answer) ? check(answer, limits) : ['not-valid-option']),
    limitsOf: (limits) => ({ min: limits.minLength, max: textMax(limits), isLength: true }),
    textMax,
    hasLines: false,
    words: (part, options) => nameOf(String(part), options),
    between: ', ',
    isPrivate: false,
  };
}

/** Any of the choices that are offered. */
export const MANY = listFacts((codes, { options }) => [
  codes.every((code) => isOffered(options, code)) ? undefined : 'not-valid-option',
]);

/** Any number of objects that were searched for by their names. */
export const OBJECTS = listFacts((ids) => [ids.every(isId) ? undefined : 'not-valid-option']);

export const TEXT_LIST = listFacts((texts, { minLength: min, max = DEFAULT_TEXT_MAX }) => {
  const found = texts.map((text) => lengthError(tidyFreeText(text), { min, max }));

  return [
    texts.some(isBlank) ? 'is-empty' : undefined,
    found.find((code) => code === 'is-too-short'),
    found.find((code) => code === 'is-too-big'),
  ];
});

/** `max` is the largest number of tags, unlimited by default; the length of their text has a limit of its own. */
export const TAGS: FieldFacts<'list'> = {
  ...listFacts((tags, { max: limit }) => tagsErrors(tags, { limit })),
  limitsOf: ({ max }, code) =>
    code === 'too-many-tags' ? { max, isLength: false } : { max: TAGS_TEXT_MAX, isLength: true },
  textMax: () => TAGS_TEXT_MAX,
};

function isTextList(answer: unknown): answer is readonly string[] {
  return Array.isArray(answer) && answer.every((text) => typeof text === 'string');
}
