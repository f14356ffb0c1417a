import {
  type FieldErrorCode,
  type FieldErrorParams,
  fieldErrorText,
  isFieldErrorCode,
  type Locale,
} from '@urzad/domain';

/** What may be wrong with a claim: a code of its own rules, or one of the kit. */
export type ClaimErrorCode = FieldErrorCode | keyof typeof CLAIM_ERROR_TEXTS;

/** Errors by the path of their field: `lines.0.amount`, `header.days_present`, `lines`. */
export type ClaimErrors = Record<string, ClaimErrorCode>;

const CLAIM_ERROR_TEXTS = {
  'no-lines': { pl: 'Dodaj co najmniej jedną pozycję', en: 'Add at least one line' },
  'too-many-lines': {
    pl: 'Za dużo pozycji. Połącz podobne',
    en: 'Too many lines. Join those that are alike',
  },
  'other-form': {
    pl: 'Ten rodzaj kosztu nie dotyczy Twojej formy opieki',
    en: 'This kind of cost does not belong to your form of care',
  },
  'entry-fee-twice': {
    pl: 'Wpisowe może być tylko w jednej pozycji',
    en: 'Only one line can be an entry fee',
  },
  'nanny-has-no-nip': {
    pl: 'Niania nie ma NIP. Zostaw to pole puste',
    en: 'A nanny has no NIP. Leave it empty',
  },
  'other-seller': {
    pl: 'To nie jest NIP placówki z umowy',
    en: 'This is not the NIP of the care facility in the contract',
  },
  'outside-period': {
    pl: 'Podaj dzień, który w tym miesiącu obejmuje umowa',
    en: 'Give a day of this month that the contract covers',
  },
  'not-positive': { pl: 'Wpisz kwotę większą od zera', en: 'Enter an amount above zero' },
  'above-amount': {
    pl: 'To więcej niż kwota pozycji',
    en: 'This is more than the amount of the line',
  },
  'paid-above-amount': {
    pl: 'To więcej niż kwota pozycji. Wpisz tę część zapłaty, która jej dotyczy',
    en: 'This is more than the amount of the line. Enter the part of the payment that belongs to it',
  },
  'above-document': {
    pl: 'Pozycje z tego dokumentu są razem wyższe niż jego kwota',
    en: 'The lines of this document come to more than its total',
  },
  'other-total': {
    pl: 'W innej pozycji ten dokument ma inną kwotę',
    en: 'Another line has a different total of this document',
  },
  'above-cost': {
    pl: 'Korekta jest wyższa niż pozostałe pozycje',
    en: 'The correction is higher than the other lines',
  },
  'cash-needs-bill': {
    pl: 'Zapłatę gotówką potwierdza tylko rachunek albo faktura',
    en: 'Only a bill or an invoice proves a payment in cash',
  },
  'cash-needs-file': {
    pl: 'Dołącz rachunek albo fakturę do tej zapłaty gotówką',
    en: 'Attach the bill or invoice of this payment in cash',
  },
  'more-days-than-month': {
    pl: 'Dni razem jest więcej, niż ma miesiąc',
    en: 'The days together are more than the month has',
  },
  'more-days-than-contract': {
    pl: 'Dni razem jest więcej, niż w tym miesiącu obejmuje umowa',
    en: 'The days together are more than the contract covers of this month',
  },
  'not-named': {
    pl: 'Urząd nie prosił o poprawę tej pozycji',
    en: 'The office has not asked for a correction of this line',
  },
  duplicate: {
    pl: 'Ten dokument jest też w innym rozliczeniu. Wyjaśnij to przed zakończeniem',
    en: 'This document is in another claim as well. Settle this before you end the check',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export const CLAIM_ERROR_CODES = Object.freeze(Object.keys(CLAIM_ERROR_TEXTS).filter(isOwnCode));

export function isClaimErrorCode(code: string): code is ClaimErrorCode {
  return isOwnCode(code) || isFieldErrorCode(code);
}

export function claimErrorText(code: ClaimErrorCode, locale: Locale, params?: FieldErrorParams): string {
  return isOwnCode(code) ? CLAIM_ERROR_TEXTS[code][locale] : fieldErrorText(code, locale, params);
}

function isOwnCode(code: string): code is keyof typeof CLAIM_ERROR_TEXTS {
  return Object.hasOwn(CLAIM_ERROR_TEXTS, code);
}
