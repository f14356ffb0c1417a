import {
  COUNTED,
  countText,
  formatMoney,
  type Locale,
  optionText,
  roundHalfUp,
  typeset,
} from '@urzad/domain';
import type { CareForm } from '../dictionaries/dictionaries';
import { percent } from '../statute/statute-facts';
import type { ClaimCut, CutParams, CutReason } from './claim-cuts';
import { COST_KIND } from './claim-options';

type Text = Record<Locale, string>;

/** Cuts that are said alike whatever the terms are. */
const FIXED: { readonly [Reason in CutReason]?: { label?: Text; text: Text } } = {
  'not-paid': {
    label: { pl: 'Niezapłacone', en: 'Not paid' },
    text: { pl: 'Zwracamy tylko to, co jest zapłacone.', en: 'We refund only what has been paid.' },
  },
  'no-kind': {
    label: { pl: 'Pozycja bez rodzaju kosztu', en: 'A line without a kind of cost' },
    text: { pl: 'Wybierz rodzaj kosztu.', en: 'Choose the kind of cost.' },
  },
  'other-form': {
    text: {
      pl: 'Ten rodzaj kosztu nie dotyczy Twojej formy opieki.',
      en: 'This kind of cost does not belong to your form of care.',
    },
  },
  'entry-fee-used': {
    text: { pl: 'Wpisowe zwracamy tylko raz.', en: 'We refund an entry fee only once.' },
  },
  discount: {
    label: { pl: 'Zniżki', en: 'Discounts' },
    text: { pl: 'Od kosztu odejmujemy zniżki.', en: 'We subtract discounts from the cost.' },
  },
  'other-public': {
    label: { pl: 'Inne środki publiczne', en: 'Other public money' },
    text: {
      pl: 'Od kosztu odejmujemy to, co pokryły inne środki publiczne.',
      en: 'We subtract what other public money has covered.',
    },
  },
  refused: {
    text: { pl: 'Tego kosztu nie uznaliśmy.', en: 'We have not accepted this cost.' },
  },
  'in-part': {
    text: { pl: 'Ten koszt uznaliśmy w części.', en: 'We have accepted this cost in part.' },
  },
  correction: {
    text: {
      pl: 'Korekta obniża tylko koszty, które zwracamy.',
      en: 'A correction lowers only the costs that we refund.',
    },
  },
  'already-paid': {
    label: { pl: 'Wypłacone już za ten miesiąc', en: 'Paid already for this month' },
    text: { pl: 'Tyle już wypłaciliśmy za ten miesiąc.', en: 'We have already paid this for the month.' },
  },
};

const NOT_REFUNDED: Record<string, Text> = {
  WYZYWIENIE: { pl: 'W tym naborze nie zwracamy wyżywienia.', en: 'This call does not refund meals.' },
  ZAJECIA_DODATKOWE: {
    pl: 'W tym naborze nie zwracamy zajęć dodatkowych, na przykład rytmiki i języków.',
    en: 'This call does not refund extra classes, for example eurhythmics and languages.',
  },
  INNE: {
    pl: 'Zwracamy tylko koszty, które wymienia regulamin.',
    en: 'We refund only the costs that the rules name.',
  },
};

const OF_LIMIT: Record<CareForm, Text> = {
  ZLOBEK: { pl: 'Ponad limit żłobka', en: 'Above the limit of a nursery' },
  KLUB: { pl: 'Ponad limit klubu dziecięcego', en: "Above the limit of a children's club" },
  DZIENNY: { pl: 'Ponad limit dziennego opiekuna', en: 'Above the limit of a day carer' },
  NIANIA: { pl: 'Ponad limit niani', en: 'Above the limit of a nanny' },
  PRZEDSZKOLE: { pl: 'Ponad limit przedszkola', en: 'Above the limit of a kindergarten' },
};

/** What a cut is called in a calculation: „Zajęcia dodatkowe”, „Ponad limit żłobka”. With its no-break spaces. */
export function cutLabel({ reason, kind, params }: ClaimCut, locale: Locale): string {
  const label = FIXED[reason]?.label ?? (params && labelOf(reason, params));
  return label ? typeset(label[locale], locale) : optionText(COST_KIND, kind ?? '', locale);
}

function labelOf(reason: CutReason, params: CutParams): Text {
  if (reason === 'attendance') return TOO_FEW_DAYS;
  if (reason === 'rate') return PARENTS_PART;
  return limitKind(params) === 'contract' ? ABOVE_CONTRACT : OF_LIMIT[params.care_form];
}

/** The sentence that says to a parent why a part of the cost is not refunded. With its no-break spaces. */
export function cutText({ reason, kind, params }: ClaimCut, locale: Locale): string {
  const fixed = reason === 'kind-not-refunded' ? NOT_REFUNDED[kind ?? ''] : FIXED[reason]?.text;
  const text = fixed ?? (params && textOf(reason, params));
  return text ? typeset(text[locale], locale) : '';
}

function textOf(reason: CutReason, params: CutParams): Text {
  if (reason === 'attendance') return attendanceText(params);
  if (reason === 'limit') return limitText(params);
  const { rate } = params;
  const eligible = formatMoney(params.eligible);
  return {
    pl: `Zwracamy ${percent(rate, 'pl')} z ${eligible}.`,
    en: `We refund ${percent(rate, 'en')} of ${eligible}.`,
  };
}

const ABOVE_CONTRACT: Text = { pl: 'Ponad kwotę z umowy', en: 'Above the amount of the contract' };
const TOO_FEW_DAYS: Text = { pl: 'Za mało dni w opiece', en: 'Too few days in care' };
const PARENTS_PART: Text = { pl: 'Część, którą płacisz Ty', en: 'The part that you pay' };

/** Whether the limit is that of the call, for a whole month or for its days, or the lower one of the contract. */
function limitKind({
  limit,
  cap,
  days_in_contract,
  days_in_month,
}: CutParams): 'month' | 'days' | 'contract' {
  if (limit === cap) return 'month';
  return limit === roundHalfUp(cap * days_in_contract, days_in_month) ? 'days' : 'contract';
}

function limitText(params: CutParams): Text {
  const { days_in_contract: days, days_in_month: all } = params;
  const limit = formatMoney(params.limit);
  return {
    month: {
      pl: `Najwięcej to ${limit} za pełny miesiąc.`,
      en: `The most for a whole month is ${limit}.`,
    },
    days: {
      pl: `Najwięcej to ${limit} za ${days} z ${all} dni miesiąca.`,
      en: `The most for ${days} of the ${all} days of the month is ${limit}.`,
    },
    contract: {
      pl: `W umowie na ten miesiąc jest najwięcej ${limit}.`,
      en: `The contract has at most ${limit} for this month.`,
    },
  }[limitKind(params)];
}

function attendanceText({ min_attendance_days }: CutParams): Text {
  const days = (locale: Locale) => countText(min_attendance_days, COUNTED.day, locale);
  return {
    pl: `Dziecko musi być w opiece co najmniej ${days('pl')} w miesiącu.`,
    en: `The child has to be in care at least ${days('en')} in the month.`,
  };
}
