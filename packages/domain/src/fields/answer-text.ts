import { dateText } from '../dates/date-text';
import { isDateTime } from '../dates/date-time';
import { type IsoDate, isIsoDate } from '../dates/iso-date';
import { isIsoMonth, monthText } from '../dates/iso-month';
import { isIsoWeek } from '../dates/iso-week';
import { formatBankAccount } from '../identifiers/bank-account';
import { formatMoney } from '../money/money';
import { decimalText } from '../money/typed-number';
import type { Locale } from '../words/locale';
import { NO_VALUE } from '../words/no-value';
import { numberText } from '../words/number-text';
import { optionText } from '../words/option';
import { type FieldErrorCode, fieldErrorText } from './field-errors';
import type { FieldSpec } from './field-spec';
import { specRefusal } from './spec-refusal';

export interface AnswerTextOptions {
  locale: Locale;
  today: IsoDate;
}

/**
 * An answer in words: choices by their names, dates with the year, amounts with their currency. Things that are found by
 * their name stand as their ids, as only the lookup knows them.
 */
export function answerText(spec: FieldSpec, answer: unknown, options: AnswerTextOptions): string {
  const texts = textsOf(spec, answer, options).filter((text) => text !== '');

  return texts.length > 0 ? texts.join(spec.type === 'dateRange' ? ' – ' : ', ') : NO_VALUE[options.locale];
}

function textsOf(spec: FieldSpec, answer: unknown, options: AnswerTextOptions): string[] {
  if (typeof answer === 'number')
    return [spec.type === 'price' ? formatMoney(answer) : numberText(answer, options.locale)];
  if (typeof answer === 'string') return [oneText(spec, answer, options)];

  const parts: unknown[] = Array.isArray(answer) ? answer : Object.values(answer ?? {});
  return parts.map((part) => oneText(spec, String(part), options));
}

function oneText(spec: FieldSpec, answer: string, { locale, today }: AnswerTextOptions): string {
  const day = (date: string) => (isIsoDate(date) ? dateText(date, { today, withYear: true, locale }) : date);
  if (answer === '') return '';

  switch (spec.type) {
    case 'date':
    case 'memorableDate':
    case 'dateRange':
      return day(answer);
    case 'datetime':
      return isDateTime(answer) ? `${day(answer.slice(0, 10))} ${answer.slice(11, 16)}` : answer;
    case 'month':
      return isIsoMonth(answer) ? monthText(answer, locale) : answer;
    case 'week':
      return isIsoWeek(answer) ? `${Number(answer.slice(6))}/${answer.slice(0, 4)}` : answer;
    case 'decimal':
      return decimalText(answer, locale);
    case 'bankAccount':
      return formatBankAccount(answer);
    case 'declaration':
    case 'toggle':
    case 'yesNo':
      return answer === 'yes' ? YES[locale] : NO[locale];
    case 'yesNoDigits':
      return answer === '1' ? YES[locale] : NO[locale];
    default:
      return optionText(spec.options ?? [], answer, locale);
  }
}

const YES = { pl: 'Tak', en: 'Yes' } as const;
const NO = { pl: 'Nie', en: 'No' } as const;

/** What is wrong with an answer, in words: with the limit of its field, an amount of money as one. */
export function answerErrorText(
  spec: FieldSpec,
  code: FieldErrorCode,
  { locale, value }: { locale: Locale; value?: unknown },
): string {
  const refusal = specRefusal(spec, code);

  return fieldErrorText(code, locale, typeof refusal === 'string' ? { value } : { value, ...refusal });
}
