import {
  asSpecified,
  type FieldErrorCode,
  type FieldErrorParams,
  fieldErrorText,
  isFieldErrorCode,
  type Locale,
} from '@urzad/domain';

/** What may be wrong with an answer of this grant: a code of its own law, or one of the kit. */
export type GrantErrorCode = FieldErrorCode | keyof typeof GRANT_ERROR_TEXTS;

/** Errors by the path of their field: `lastname`, `children.0.pesel`. */
export type GrantErrors = Record<string, GrantErrorCode>;

/** The conditions of Spec §5 letter for letter, and the office's own rules. */
const GRANT_ERROR_TEXTS = {
  'is-repeated': {
    pl: 'Ten numer PESEL jest już w zgłoszeniu',
    en: 'This PESEL is already in the application',
  },
  'is-before-birth': {
    pl: 'Opieka nie może zacząć się przed urodzeniem dziecka',
    en: 'Care cannot begin before the child is born',
  },
  'remark-unanswered': {
    pl: 'Popraw to, o co prosimy, albo napisz wyjaśnienie: co najmniej 10 znaków',
    en: 'Correct what we ask for, or write an explanation of at least 10 characters',
  },

  'not-eligible-e1': {
    pl: asSpecified('Dziecko musi pozostawać pod Twoją opieką prawną lub faktyczną'),
    en: 'The child must be in your legal or actual care',
  },
  'not-eligible-e2': {
    pl: asSpecified('Projekt jest dla mieszkańców województwa'),
    en: 'The project is for residents of the voivodeship',
  },
  'not-eligible-e3': {
    pl: asSpecified('Status na rynku pracy nie uprawnia do udziału'),
    en: 'Your labour market status does not qualify for the project',
  },
  'not-eligible-e4': {
    pl: asSpecified('Wiek dziecka nie mieści się w przedziale naboru'),
    en: "The child's age is outside the range of this call",
  },
  'not-eligible-e6': {
    pl: asSpecified('Termin powrotu do pracy jest zbyt odległy'),
    en: 'The date of your return to work is too far away',
  },
  'not-eligible-e7': {
    pl: asSpecified('Ta forma opieki nie jest objęta naborem'),
    en: 'This form of care is not part of the call',
  },
  'not-eligible-e8': {
    pl: asSpecified('Placówka nie figuruje w rejestrze'),
    en: 'The care provider is not in the register',
  },
  'not-eligible-e9': {
    pl: asSpecified('Nianią nie może być rodzic dziecka'),
    en: 'A parent of the child cannot be the nanny',
  },
  'not-eligible-e10': {
    pl: asSpecified('Koszt nie może być finansowany z innych środków publicznych'),
    en: 'The cost cannot be paid from other public money',
  },
  'not-eligible-e11': {
    pl: asSpecified('Dziecko jest już objęte wsparciem'),
    en: 'The child already receives support',
  },
  'not-eligible-e12': {
    pl: asSpecified('Zgłoszenie dla tego dziecka już złożono'),
    en: 'An application for this child was already submitted',
  },
  'not-eligible-e13': { pl: asSpecified('Dokument jest nieaktualny'), en: 'The document is out of date' },
} as const satisfies Record<string, Record<Locale, string>>;

export const GRANT_ERROR_CODES = Object.freeze(Object.keys(GRANT_ERROR_TEXTS).filter(isOwnCode));

export function isGrantErrorCode(code: string): code is GrantErrorCode {
  return isOwnCode(code) || isFieldErrorCode(code);
}

export function grantErrorText(code: GrantErrorCode, locale: Locale, params?: FieldErrorParams): string {
  return isOwnCode(code) ? GRANT_ERROR_TEXTS[code][locale] : fieldErrorText(code, locale, params);
}

function isOwnCode(code: string): code is keyof typeof GRANT_ERROR_TEXTS {
  return Object.hasOwn(GRANT_ERROR_TEXTS, code);
}
