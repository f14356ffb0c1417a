import {
  COUNTED,
  countText,
  type IsoDate,
  type Locale,
  longDateText,
  regionText,
  typeset,
  warsawDate,
} from '@urzad/domain';
import type { CallTerms } from '../calls/call-params';
import { lastReturnDay, oldestDocumentDay } from './eligibility';
import type { GrantErrorCode } from './grant-errors';

/** The facts that complete the sentence of a broken rule of eligibility. */
export interface LimitFacts {
  locale: Locale;
  call: CallTerms;
  /** Business day; in a correction that of the first submission. */
  today: IsoDate;
  /** The form of care, where the rule is shown at that field: some accept only older children. */
  careForm?: string | undefined;
}

/**
 * `Ostatni możliwy dzień: 13 maja 2027 r.`: the limit of a rule of this call, shown after its text; `undefined` for a
 * rule without one. It is the office's own text, so it has no-break spaces, unlike the text of the specification
 * before it.
 */
export function eligibilityLimitText(code: GrantErrorCode, facts: LimitFacts): string | undefined {
  const text = LIMITS[code]?.(facts);

  return text && typeset(text, facts.locale);
}

const LIMITS: { readonly [Code in GrantErrorCode]?: (facts: LimitFacts) => string } = {
  'not-eligible-e2': ({ locale, call }) => WORDS[locale].lives(regionText(call.params.region, locale)),
  'not-eligible-e4': ageLimit,
  'not-eligible-e6': ({ locale, call }) => WORDS[locale].lastDay(longDateText(lastReturnDay(call), locale)),
  'not-eligible-e13': ({ locale, call, today }) =>
    WORDS[locale].document(
      countText(call.params.labour_document_max_age_days, COUNTED.day, locale),
      longDateText(oldestDocumentDay(call, today), locale),
    ),
};

const WORDS = {
  pl: {
    lives: (region: string) => `Chodzi o ${region}.`,
    age: (day: string, least: string, less: string) =>
      `Pierwszego dnia naboru (${day}) dziecko musi mieć co najmniej ${least} i mniej niż ${less}.`,
    lastDay: (day: string) => `Ostatni możliwy dzień: ${day}`,
    document: (days: string, day: string) => `Może mieć najwyżej ${days}: najwcześniejsza data to ${day}`,
  },
  en: {
    lives: (region: string) => `This is ${region}.`,
    age: (day: string, least: string, less: string) =>
      `On the first day of the call (${day}) the child must be at least ${least} and less than ${less} old.`,
    lastDay: (day: string) => `The last possible day is ${day}.`,
    document: (days: string, day: string) => `It may be at most ${days} old, dated ${day} or later.`,
  },
} as const satisfies Record<Locale, object>;

function ageLimit({ locale, call: { open_from, params }, careForm = '' }: LimitFacts): string {
  const ofForm = Object.entries(params.age_min_of_care_form).find(([form]) => form === careForm)?.[1];
  const { count, unit } = ofForm ?? params.age_min;

  return WORDS[locale].age(
    longDateText(warsawDate(new Date(open_from)), locale),
    countText(count, COUNTED[unit === 'weeks' ? 'week' : 'year'], locale),
    countText(params.age_max_years, COUNTED.year, locale),
  );
}
