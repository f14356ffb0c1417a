import { type NipError, nipError } from '../identifiers/nip';
import { asSpecified } from '../words/as-specified';
import type { Locale } from '../words/locale';
import { numberText } from '../words/number-text';
import { signInTheWay } from './sign-in-the-way';

/** What is wrong with an answer: `is-empty`, `not-valid-pesel` … (Spec §5). */
export type FieldErrorCode = keyof typeof FIELD_ERROR_TEXTS;

/** Errors by the path of their field: `lastname`, `children.0.pesel`. */
export type FieldErrors = Record<string, FieldErrorCode>;

/** A broken limit, with the parameters of its text (Spec §5). */
export interface BrokenBound {
  code: 'is-too-small' | 'is-too-short' | 'is-too-big' | 'too-many-tags';
  /** The limit; an amount as its text. */
  n: number | string;
  /** The limit is a number of characters: one code covers a number that is too big and a text that is too long. */
  isLength: boolean;
}

/** The reason of a refusal: a code, or with a limit the broken bound. */
export type FieldRefusal = FieldErrorCode | BrokenBound;

export interface FieldErrorParams {
  /** The limit that replaces `{n}` in the text; an amount is formatted already. */
  n?: number | string | undefined;
  /** Whether the limit is a number of characters. When it is absent, a value that is a text counts as too long. */
  isLength?: boolean | undefined;
  /** The entered value: codes with several texts choose by it. */
  value?: unknown;
}

type Text = Record<Locale, string>;

/** Polish of Spec §5 letter for letter, its odd spellings included; codes of Order §3 after it, and those of any office. */
const FIELD_ERROR_TEXTS = {
  'is-no-equal': { pl: asSpecified('Zła wartość'), en: 'Wrong value' },
  'is-empty': { pl: asSpecified('Pole jest wymagane'), en: 'This field is required' },
  'not-equal': { pl: asSpecified('Pola nie są równe'), en: 'The fields do not match' },
  'is-too-small': { pl: asSpecified('Proszę podać conajmniej {n}'), en: 'Enter at least {n}' },
  'is-too-short': { pl: asSpecified('Za krótki {n}'), en: 'Too short, at least {n} characters' },
  'is-too-big': { pl: asSpecified('Proszę podać conajwyżej {n}'), en: 'Enter at most {n}' },
  'not-valid-mail': { pl: asSpecified('Nieprawidłowy email'), en: 'This is not a valid e-mail address' },
  'not-valid-pass': { pl: asSpecified('Hasło zbyt słabe'), en: 'This password is too weak' },
  'not-valid-pesel': { pl: asSpecified('Nieprawidłowy pesel'), en: 'This is not a valid PESEL' },
  'not-valid-city': { pl: asSpecified('Niepoprawne miasto'), en: 'Choose a place from the list' },
  'not-valid-nip': {
    pl: asSpecified('Nieprawidłowy NIP - zła cyfra kontrolna'),
    en: 'Wrong NIP: the check digit does not fit',
  },

  'not-valid-zip-code': {
    pl: asSpecified('Nieprawidłowy kod pocztowy'),
    en: 'This is not a valid postal code',
  },
  'not-valid-bank-account': {
    pl: asSpecified('Nieprawidłowy numer rachunku'),
    en: 'This is not a valid account number',
  },
  'not-valid-regon': { pl: asSpecified('Nieprawidłowy regon'), en: 'This is not a valid REGON' },

  'not-valid-name': {
    pl: 'Wpisz tylko litery, spacje, łącznik lub apostrof',
    en: 'Use only letters, spaces, a hyphen or an apostrophe',
  },
  'not-valid-phone': {
    pl: 'Nieprawidłowy numer telefonu. Wpisz 9 cyfr, na przykład 000 000 011',
    en: 'This is not a valid phone number. Enter 9 digits, for example 000 000 011',
  },
  'not-valid-date': { pl: 'Nieprawidłowa data', en: 'This is not a valid date' },
  'not-valid-number': { pl: 'Wpisz liczbę całkowitą', en: 'Enter a whole number' },
  'not-valid-decimal': { pl: 'Wpisz liczbę, na przykład 12,5', en: 'Enter a number, for example 12.5' },
  'not-valid-time': {
    pl: 'Nieprawidłowa godzina. Wpisz na przykład 8:30',
    en: 'This is not a valid time. Enter for example 8:30',
  },
  'not-valid-month': {
    pl: 'Nieprawidłowy miesiąc. Wpisz na przykład 01.2027',
    en: 'This is not a valid month. Enter for example 01.2027',
  },
  'not-valid-week': {
    pl: 'Nieprawidłowy tydzień. Wpisz na przykład 5/2027 albo dzień z tego tygodnia',
    en: 'This is not a valid week. Enter for example 5/2027, or a day of that week',
  },
  'not-valid-datetime': {
    pl: 'Nieprawidłowa data lub godzina. Wpisz na przykład 04.01.2027 8:30',
    en: 'This is not a valid date and time. Enter for example 04.01.2027 8:30',
  },
  'not-valid-range': {
    pl: 'Koniec nie może być wcześniejszy niż początek',
    en: 'The end cannot be earlier than the beginning',
  },
  'not-valid-url': {
    pl: 'Nieprawidłowy adres strony. Wpisz cały, na przykład https://example.com',
    en: 'This is not a valid address. Enter the whole of it, for example https://example.com',
  },
  'not-valid-color': {
    pl: 'Nieprawidłowy kolor. Wpisz na przykład #1d4ed8',
    en: 'This is not a valid colour. Enter for example #1d4ed8',
  },
  'not-valid-tags': {
    pl: 'Jeden z tagów jest pusty, powtórzony albo niedozwolony',
    en: 'One of the tags is empty, repeated or not allowed',
  },
  'too-many-tags': { pl: 'Za dużo tagów. Najwyżej {n}', en: 'Too many tags, at most {n}' },
  'not-valid-files': { pl: 'Nieprawidłowa nazwa pliku', en: 'This is not a valid file name' },
  'not-valid-price': { pl: 'Nieprawidłowa kwota', en: 'This is not a valid amount' },
  'not-valid-option': { pl: 'Wybierz jedną z możliwości z listy', en: 'Choose one of the options' },
  'not-valid-code': {
    pl: 'Nieprawidłowy kod. Wpisz 6 cyfr z wiadomości',
    en: 'Wrong code. Enter the 6 digits from the message',
  },
  'expired-code': {
    pl: 'Kod stracił ważność. Wyślij nowy kod',
    en: 'The code has expired. Send a new code',
  },
  'replaced-code': {
    pl: 'Ten kod zastąpił nowszy. Wpisz kod z ostatniej wiadomości',
    en: 'A newer code has replaced this one. Enter the code from the latest message',
  },
  'not-accepted': { pl: 'Zaznacz to oświadczenie, aby przejść dalej', en: 'Tick this declaration to go on' },
  'is-in-future': {
    pl: 'Data nie może być późniejsza niż dzisiaj',
    en: 'The date cannot be later than today',
  },
  'is-in-past': {
    pl: 'Data nie może być wcześniejsza niż dzisiaj',
    en: 'The date cannot be earlier than today',
  },
  'too-many-files': { pl: 'Prześlij pliki po jednym', en: 'Send the files one at a time' },
  'is-uploading': { pl: 'Poczekaj, aż plik się prześle', en: 'Wait until the file has been sent' },
  'is-undecided': {
    pl: 'Zdecyduj, co zrobić ze zdjęciem, które jest za duże',
    en: 'Decide what to do with the photo that is too big',
  },
  'no-file': { pl: 'Dołącz wymagany dokument', en: 'Attach the required document' },
} as const satisfies Record<string, Text>;

const NIP_TEXTS = {
  letters: { pl: asSpecified('NIP nie może mieć liter'), en: 'A NIP has digits only' },
  'too-short': { pl: asSpecified('Za krótki NIP'), en: 'This NIP is too short' },
  'too-long': { pl: asSpecified('Za długi NIP'), en: 'This NIP is too long' },
  'check-digit': FIELD_ERROR_TEXTS['not-valid-nip'],
} as const satisfies Record<NipError, Text>;

/** The same with the sign that has to go, where one is in the way. */
const TEXTS_WITH_SIGN: { readonly [Code in FieldErrorCode]?: Text } = {
  'not-valid-name': {
    pl: 'Wpisz tylko litery, spacje, łącznik lub apostrof: usuń „{sign}”',
    en: 'Use only letters, spaces, a hyphen or an apostrophe: remove “{sign}”',
  },
  'not-valid-nip': { pl: 'NIP ma same cyfry: usuń „{sign}”', en: 'A NIP has digits only: remove “{sign}”' },
  'not-valid-number': {
    pl: 'Wpisz liczbę całkowitą: usuń „{sign}”',
    en: 'Enter a whole number: remove “{sign}”',
  },
  'not-valid-decimal': {
    pl: 'Wpisz liczbę, na przykład 12,5: usuń „{sign}”',
    en: 'Enter a number, for example 12.5: remove “{sign}”',
  },
  'not-valid-price': {
    pl: 'Nieprawidłowa kwota: usuń „{sign}”',
    en: 'This is not a valid amount: remove “{sign}”',
  },
};

/** Spec §5 has one code for a number that is too big and for a text that is too long. */
const TOO_LONG_TEXT = {
  pl: asSpecified('Za długi {n}'),
  en: 'Too long, at most {n} characters',
} as const satisfies Text;

/** Texts for callers who do not have the limit: a plain schema, the server of a form that does not check it. */
const TEXTS_WITHOUT_LIMIT: { readonly [Code in FieldErrorCode]?: Text | undefined } = {
  'is-too-small': { pl: 'Za mała wartość', en: 'This value is too small' },
  'is-too-short': { pl: 'Za krótki', en: 'Too short' },
  'is-too-big': { pl: 'Za duża wartość', en: 'This value is too big' },
  'too-many-tags': { pl: 'Za dużo tagów', en: 'Too many tags' },
};
const TOO_LONG_WITHOUT_LIMIT = { pl: 'Za długi', en: 'Too long' } as const satisfies Text;

export const FIELD_ERROR_CODES = Object.freeze(Object.keys(FIELD_ERROR_TEXTS).filter(isFieldErrorCode));

export function isFieldErrorCode(code: string): code is FieldErrorCode {
  return Object.hasOwn(FIELD_ERROR_TEXTS, code);
}

/** A text in the languages that it has. */
type HostText = Partial<Text> & Pick<Text, 'pl'>;

/** In Polish where the language has no text: a host may have a third one. */
export function fieldErrorText(code: FieldErrorCode, locale: Locale, params: FieldErrorParams = {}): string {
  const sign = signInTheWay(code, params.value);
  const withSign: HostText | undefined = sign === undefined ? undefined : TEXTS_WITH_SIGN[code];
  // By a function: `$` of a typed text would mean something in a replacement.
  if (withSign && sign !== undefined) return (withSign[locale] ?? withSign.pl).replace('{sign}', () => sign);

  const text: HostText = textOf(code, params);
  return (text[locale] ?? text.pl).replace('{n}', limitText(params.n, locale));
}

/** A limit that is text is formatted already, as an amount. */
function limitText(n: FieldErrorParams['n'], locale: Locale): string {
  return typeof n === 'number' ? numberText(n, locale) : String(n);
}

function textOf(
  code: FieldErrorCode,
  { n, value, isLength = typeof value === 'string' }: FieldErrorParams,
): Text {
  const isTooLong = code === 'is-too-big' && isLength;
  if (n === undefined) {
    const text = isTooLong ? TOO_LONG_WITHOUT_LIMIT : TEXTS_WITHOUT_LIMIT[code];
    if (text) return text;
  }
  if (isTooLong) return TOO_LONG_TEXT;
  if (code === 'not-valid-nip' && typeof value === 'string')
    return NIP_TEXTS[nipError(value) ?? 'check-digit'];

  return FIELD_ERROR_TEXTS[code];
}
