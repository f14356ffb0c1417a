import {
  type FieldErrorCode,
  type FieldErrorParams,
  fieldErrors,
  fieldErrorText,
  type IsoDate,
  isFieldErrorCode,
  type Locale,
  momentOf,
  parseNumber,
} from '@urzad/domain';
import { isRichTextEmpty, richTextLength } from '@urzad/domain/rich-text';
import { CARE_FORM } from '../dictionaries/dictionaries';
import type { CallAnswers } from './call-answers';
import { ANNOUNCEMENT_MAX, CALL_FIELDS, capField, FAQ_ANSWER_MAX } from './call-fields';

/** What may be wrong with the set-up of a call: a code of its own, or one of the kit. */
export type CallErrorCode = FieldErrorCode | keyof typeof CALL_ERROR_TEXTS;
export type CallErrors = Record<string, CallErrorCode>;

const CALL_ERROR_TEXTS = {
  'not-call-number': {
    pl: 'Wpisz numer i rok po ukośniku, na przykład 3/2027',
    en: 'Enter the number and the year after a slash, for example 3/2027',
  },
  'number-taken': { pl: 'Nabór o tym numerze już jest', en: 'There is a call with this number already' },
  'not-after-opening': {
    pl: 'Zamknięcie musi być późniejsze niż otwarcie',
    en: 'The closing must be later than the opening',
  },
  'not-after-test': {
    pl: 'Koniec wersji testowej musi być późniejszy niż jej początek',
    en: 'The end of the test version must be later than its beginning',
  },
  'half-test': {
    pl: 'Podaj początek i koniec wersji testowej albo zostaw oba pola puste',
    en: 'Enter the beginning and the end of the test version, or leave both empty',
  },
  'test-in-call': {
    pl: 'Wersja testowa musi skończyć się przed otwarciem naboru',
    en: 'The test version must end before the call opens',
  },
  'announced-late': {
    pl: 'Ogłoszenie musi być przed otwarciem naboru',
    en: 'The announcement must come before the call opens',
  },
  'reserve-too-short': {
    pl: 'Lista rezerwowa musi być ważna dłużej, niż trwa nabór',
    en: 'The reserve list must be valid for longer than the call is open',
  },
  'shares-not-whole': {
    pl: 'Trzy udziały muszą dać razem 100%',
    en: 'The three shares must add up to 100%',
  },
  'rate-not-shares': {
    pl: 'Poziom refundacji musi być sumą udziałów EFS+ i budżetu państwa',
    en: 'The rate must be the sum of the shares of the ESF+ and of the state budget',
  },
  'no-cap': { pl: 'Podaj limit wybranej formy opieki', en: 'Enter the limit of this chosen form of care' },
  'no-places': { pl: 'Nabór musi mieć choć jedno miejsce', en: 'A call needs at least one place' },
  'not-later': {
    pl: 'Nowy koniec musi być późniejszy niż obecny',
    en: 'The new end must be later than the present one',
  },
  'is-past': { pl: 'Ta chwila już minęła', en: 'This moment has passed' },
} as const satisfies Record<string, Record<Locale, string>>;

/** The text of an error in the set-up of a call. */
export function callErrorText(code: string, locale: Locale, params: FieldErrorParams = {}): string {
  if (isFieldErrorCode(code)) return fieldErrorText(code, locale, params);
  return Object.hasOwn(CALL_ERROR_TEXTS, code)
    ? CALL_ERROR_TEXTS[code as keyof typeof CALL_ERROR_TEXTS][locale]
    : code;
}

/** The texts of a call beside its fields: HTML of the allow-list. */
export interface CallTexts {
  announcement: string;
  faq: readonly { question: string; answer: string }[];
}

const NUMBER = /^[1-9][0-9]{0,2}\/20[0-9]{2}$/;

export function isCallNumber(text: string): boolean {
  return NUMBER.test(text);
}

/** What prevents saving a call, by the names of fields. Dates and texts may be empty while it is a draft. */
export function callErrors(answers: CallAnswers, texts: CallTexts, today: IsoDate): CallErrors {
  return {
    ...errorsBetween(answers),
    ...textErrors(texts),
    ...(answers.number !== '' && !isCallNumber(answers.number) && { number: 'not-call-number' as const }),
    ...fieldErrors(CALL_FIELDS, answers, today),
  };
}

/** Answers that do not fit each other. */
function errorsBetween(answers: CallAnswers): CallErrors {
  const { publish_date, test_from, test_to, open_from, open_to, reserve_valid_to } = answers;
  const isNotAfter = (one: string, other: string) => {
    const [first, second] = [momentOf(one), momentOf(other)];
    return first !== undefined && second !== undefined && first <= second;
  };
  const [rate = 0, esf = 0, state = 0, own = 0] = (
    ['rate', 'esf_share', 'state_share', 'own_share'] as const
  ).map((name) => Math.round((parseNumber(answers[name]) ?? 0) * 100));

  return {
    ...(isNotAfter(open_to, open_from) && { open_to: 'not-after-opening' }),
    ...(publish_date !== '' && open_from !== '' && publish_date > open_from.slice(0, 10)
      ? { publish_date: 'announced-late' }
      : {}),
    ...(isNotAfter(reserve_valid_to, open_to) && { reserve_valid_to: 'reserve-too-short' }),
    ...(isNotAfter(open_from, test_to) && { test_to: 'test-in-call' }),
    ...(isNotAfter(test_to, test_from) && { test_to: 'not-after-test' }),
    ...((test_from === '') !== (test_to === '') && {
      [test_from === '' ? 'test_from' : 'test_to']: 'half-test',
    }),
    ...(rate !== esf + state && { rate: 'rate-not-shares' }),
    ...(esf + state + own !== 10_000 && { own_share: 'shares-not-whole' }),
  };
}

function textErrors({ announcement, faq }: CallTexts): CallErrors {
  const errors: CallErrors = {};
  if (richTextLength(announcement) > ANNOUNCEMENT_MAX) errors.announcement = 'is-too-big';
  for (const [at, { question, answer }] of faq.entries()) {
    if (question.trim() === '') errors[`faq.${at}.question`] = 'is-empty';
    if (isRichTextEmpty(answer)) errors[`faq.${at}.answer`] = 'is-empty';
    else if (richTextLength(answer) > FAQ_ANSWER_MAX) errors[`faq.${at}.answer`] = 'is-too-big';
  }
  return errors;
}

/**
 * What is missing before a call can be announced, beside what prevents saving it: every date, a limit of each chosen form
 * of care, places, and both texts.
 */
export function publicationErrors(answers: CallAnswers, texts: CallTexts, now: Date): CallErrors {
  const errors: CallErrors = {};
  for (const name of ['open_from', 'open_to', 'reserve_valid_to'] as const) {
    if (answers[name] === '') errors[name] = 'is-empty';
  }
  for (const name of ['test_from', 'open_from'] as const) {
    const moment = momentOf(answers[name]);
    if (moment && moment <= now) errors[name] = 'is-past';
  }
  if (!answers.places_in_zone && !answers.places_out_zone) errors.places_in_zone = 'no-places';
  if (!answers.budget) errors.budget = 'is-empty';
  for (const { code } of CARE_FORM) {
    if (answers.care_forms.includes(code) && !answers[capField(code)]) errors[capField(code)] = 'no-cap';
  }
  if (isRichTextEmpty(texts.announcement)) errors.announcement = 'is-empty';
  if (texts.faq.length === 0) errors.faq = 'is-empty';
  return errors;
}
