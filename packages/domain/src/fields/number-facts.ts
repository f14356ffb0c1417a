import { formatMoney, parsePrice, toPriceText } from '../money/money';
import { decimalText, isIntText, isNumberText, parseNumber } from '../money/typed-number';
import { numberText } from '../words/number-text';
import { tidyText } from '../words/tidy-text';
import { type Bounds, LARGEST_INT, numberBoundsError, RANGE_BOUNDS } from './bounds';
import type { FieldErrorCode } from './field-errors';
import type { FieldFacts, FieldLimits, WordsOptions } from './field-facts';
import { DEFAULT_TEXT_MAX, textFacts } from './text-facts';

interface NumberType {
  /** The code of text that is no such number. */
  code: FieldErrorCode;
  /** Parses a typed text to the whole number. */
  read: (typed: string) => number | undefined;
  typed: (answer: number) => string;
  words: (answer: number, options: WordsOptions) => string;
  /** The limit as the text of a broken bound shows it. */
  limit: (limit: number) => number | string;
  /** What a field without bounds of its own allows. */
  within: { min: number; max: number };
}

/** A type of field whose answer is a whole number. */
function numberFacts({ code, read, typed, words, limit, within }: NumberType): FieldFacts<'number'> {
  const boundsOf = ({ min = within.min, max = within.max }: Bounds) => ({ min, max });

  return {
    holds: 'number',
    empty: null,
    tidy: tidyText,
    read: (text) => (tidyText(text) === '' ? null : (read(text) ?? Number.NaN)),
    typed,
    errors: (answer, limits) => [
      typeof answer === 'number' && Number.isSafeInteger(answer)
        ? numberBoundsError(answer, boundsOf(limits))
        : code,
    ],
    limitsOf: (limits) => {
      const { min, max } = boundsOf(limits);
      return { min: limit(min), max: limit(max), isLength: false };
    },
    textMax: () => DEFAULT_TEXT_MAX,
    hasLines: false,
    words: (part, options) => (typeof part === 'number' ? words(part, options) : part),
    between: ', ',
    isPrivate: false,
  };
}

/** Prices and counts are not negative unless the field allows it, and none is larger than the database can store. */
const STORED = { min: 0, max: LARGEST_INT };

const WHOLE: Omit<NumberType, 'within'> = {
  code: 'not-valid-number',
  read: (text) => (isIntText(text) ? parseNumber(text) : undefined),
  typed: String,
  words: (answer, { locale }) => numberText(answer, locale),
  limit: (limit) => limit,
};

export const WHOLE_NUMBER = numberFacts({ ...WHOLE, within: STORED });

/** On a scale, which has two ends. */
export const ON_SCALE = numberFacts({ ...WHOLE, within: RANGE_BOUNDS });

/** Whole grosze. */
export const PRICE = numberFacts({
  code: 'not-valid-price',
  read: parsePrice,
  typed: toPriceText,
  words: formatMoney,
  limit: formatMoney,
  within: STORED,
});

/** Stored as its text. No lower bound by default: a decimal may be negative. */
export const DECIMAL: FieldFacts<'text'> = {
  ...textFacts({
    tidy: tidyText,
    check: (text, bounds) =>
      isNumberText(text) ? numberBoundsError(parseNumber(text) ?? 0, bounds) : 'not-valid-decimal',
    words: (text, { locale }) => decimalText(text, locale),
    isPrivate: false,
  }),
  limitsOf: ({ min, max }: FieldLimits) => ({ min, max, isLength: false }),
};
