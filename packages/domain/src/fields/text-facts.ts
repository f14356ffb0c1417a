import type { IsoDate } from '../dates/iso-date';
import { numberText } from '../words/number-text';
import { type Option, optionText } from '../words/option';
import { tidyFreeText } from '../words/tidy-text';
import { lengthError } from './bounds';
import type { FieldErrorCode } from './field-errors';
import type { FieldFacts, FieldLimits, WordsOptions } from './field-facts';

/** The largest length of a text whose field has no `max`. */
export const DEFAULT_TEXT_MAX = 200;

/** The check of a text, beside its length. */
export type TextCheck = (text: string, limits: FieldLimits, today: IsoDate) => FieldErrorCode | undefined;

interface TextType {
  check?: TextCheck;
  /** The largest length by default. Without it the check alone limits the text. */
  maxLength?: number;
  hasLines?: boolean;
  /** Cleans a text. @default leaves it its spaces and dashes, as the author's */
  tidy?: (text: string) => string;
  /** An answer as text. @default the name of the choice, or the text itself */
  words?: (text: string, options: WordsOptions) => string;
  /** A type is private unless it says otherwise. @default true */
  isPrivate?: boolean;
}

/** A check without limits: a predicate, and the code of a text that fails it. */
export function is(isRight: (text: string, today: IsoDate) => boolean, code: FieldErrorCode): TextCheck {
  return (text, _limits, today) => (isRight(text, today) ? undefined : code);
}

/** A type of field whose answer is one text. */
export function textFacts({
  check,
  maxLength,
  hasLines = false,
  tidy = tidyFreeText,
  words = nameOf,
  isPrivate = true,
}: TextType): FieldFacts<'text'> {
  const lengthOf = ({ minLength: min, max = maxLength }: FieldLimits) =>
    maxLength === undefined ? {} : { min, max };

  return {
    holds: 'text',
    empty: '',
    tidy,
    read: tidy,
    typed: String,
    errors: (answer, limits, today) => {
      if (typeof answer !== 'string') return ['not-valid-option'];
      const text = tidy(answer);
      return [
        lengthError(text, lengthOf(limits)),
        limits.options && !isOffered(limits.options, text) ? 'not-valid-option' : undefined,
        check?.(text, limits, today),
      ];
    },
    limitsOf: (limits) => ({ ...lengthOf(limits), isLength: true }),
    textMax: (limits) => lengthOf(limits).max ?? DEFAULT_TEXT_MAX,
    hasLines,
    words: (part, options) => {
      if (typeof part === 'number') return numberText(part, options.locale);
      return part === '' ? '' : words(part, options);
    },
    between: ', ',
    isPrivate,
  };
}

export function isOffered(options: readonly Option[] = [], code: string): boolean {
  return options.some((option) => option.code === code);
}

export function nameOf(code: string, { options = [], locale }: WordsOptions): string {
  return optionText(options, code, locale);
}
