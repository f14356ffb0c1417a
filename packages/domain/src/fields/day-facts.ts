import { dateText } from '../dates/date-text';
import { isDateTime } from '../dates/date-time';
import { type IsoDate, isIsoDate } from '../dates/iso-date';
import { isIsoMonth, monthText } from '../dates/iso-month';
import { isIsoWeek } from '../dates/iso-week';
import { isBlank } from '../words/hidden-marks';
import { tidyText } from '../words/tidy-text';
import type { FieldErrorCode } from './field-errors';
import type { DaySpan, FieldFacts, WordsOptions } from './field-facts';
import { is, type TextCheck, textFacts } from './text-facts';

const isRightDay: TextCheck = (text, { side }, today) => {
  if (!isIsoDate(text)) return 'not-valid-date';
  if (side === 'past' && text > today) return 'is-in-future';
  return side === 'future' && text < today ? 'is-in-past' : undefined;
};

const dayWords = (text: string, { locale, today }: WordsOptions) =>
  isIsoDate(text) ? dateText(text, { today, withYear: true, locale }) : text;

export const DAY = textFacts({ tidy: tidyText, check: isRightDay, words: dayWords, isPrivate: false });

export const DATE_TIME = textFacts({
  tidy: tidyText,
  check: is(isDateTime, 'not-valid-datetime'),
  words: (text, options) =>
    isDateTime(text) ? `${dayWords(text.slice(0, 10), options)} ${text.slice(11, 16)}` : text,
  isPrivate: false,
});

export const MONTH = textFacts({
  tidy: tidyText,
  check: is(isIsoMonth, 'not-valid-month'),
  words: (text, { locale }) => (isIsoMonth(text) ? monthText(text, locale) : text),
  isPrivate: false,
});

export const WEEK = textFacts({
  tidy: tidyText,
  check: is(isIsoWeek, 'not-valid-week'),
  words: (text) => (isIsoWeek(text) ? `${Number(text.slice(6))}/${text.slice(0, 4)}` : text),
  isPrivate: false,
});

/** The rule of two valid days: the second is no earlier than the first. */
export const SPAN_ORDER = {
  isRight: ({ from, to }: DaySpan) => from <= to,
  code: 'not-valid-range',
} as const satisfies { isRight: (span: DaySpan) => boolean; code: FieldErrorCode };

export const DAY_SPAN: FieldFacts<'span'> = {
  ...DAY,
  holds: 'span',
  empty: { from: '', to: '' },
  errors: (answer, _limits, today) => [spanError({ from: '', to: '', ...Object(answer) }, today)],
  between: ' – ',
};

function spanError({ from, to }: Record<keyof DaySpan, unknown>, today: IsoDate): FieldErrorCode | undefined {
  if (typeof from !== 'string' || typeof to !== 'string') return 'not-valid-date';

  const [error] = [from, to].flatMap((day) =>
    isBlank(day) ? 'is-empty' : (isRightDay(day, {}, today) ?? []),
  );
  return error ?? (SPAN_ORDER.isRight({ from, to }) ? undefined : SPAN_ORDER.code);
}
