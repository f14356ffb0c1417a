import { asSpecified } from '@urzad/domain';
/** The meaning of one error code for the server, the portal and the person who gets it. */
export interface ErrorEntry {
  /** HTTP statuses that the code may have; the first one is the default. */
  statuses: readonly [number, ...number[]];
  /** The text of Spec §8: in a toast, or, where a form made the request, at the beginning of `text` (Order §10). */
  toast?: Words;
  /** What happened and what to do next, for an alert, a page or the documentation. */
  text: Words;
  /** What the portal does beside showing the text (Spec §8). */
  reaction?: 'logout';
}

export interface Words {
  pl: string;
  en: string;
}

/**
 * The catalogue of error codes. Toasts are Spec §8, letter for letter; statuses are Order §1. Codes of fields are in
 * `fields/field-errors` of the domain.
 */
export const errorCatalogue = {
  'no-required-data': {
    statuses: [400],
    toast: { pl: asSpecified('Brak wymaganych danych'), en: 'Required data is missing' },
    text: {
      pl: 'Brak wymaganych danych. Uzupełnij zaznaczone pola i spróbuj ponownie.',
      en: 'Required data is missing. Fill in the marked fields and try again.',
    },
  },
  'not-valid': {
    // 408: the body came too slowly. 416: a range that a file does not have.
    statuses: [400, 408, 416],
    text: {
      pl: 'Niektóre dane są niepoprawne. Popraw zaznaczone pola i spróbuj ponownie.',
      en: 'Some data is not valid. Correct the marked fields and try again.',
    },
  },
  'object-no-exist': {
    statuses: [404, 400],
    toast: { pl: asSpecified('Niepoprawne dane'), en: 'Incorrect data' },
    text: {
      pl: 'Niepoprawne dane: nie ma ich u nas albo nie masz do nich dostępu. Sprawdź, czy wpisujesz wszystko poprawnie.',
      en: 'Incorrect data: we do not have it or you have no access to it. Check that you entered everything correctly.',
    },
  },
  'not-valid-code': {
    statuses: [400],
    text: {
      pl: 'Kod jest niepoprawny albo stracił ważność. Sprawdź ostatnią wiadomość od nas lub poproś o nowy kod.',
      en: 'The code is wrong or has expired. Check the latest message from us or ask for a new code.',
    },
  },
  'in-story': {
    statuses: [400],
    toast: { pl: asSpecified('Hasło było w użyciu'), en: 'This password has been used before' },
    text: {
      pl: 'Hasło było w użyciu na tym koncie. Wymyśl inne.',
      en: 'This password has been used before on this account. Choose another one.',
    },
  },
  'no-login': {
    statuses: [401],
    text: { pl: 'Zaloguj się, aby przejść dalej.', en: 'Sign in to continue.' },
    reaction: 'logout',
  },
  'token-expired': {
    statuses: [401],
    toast: { pl: asSpecified('Token wygasł'), en: 'The token has expired' },
    text: {
      pl: 'Twoja sesja wygasła. Zaloguj się ponownie – zapisane szkice na Ciebie czekają.',
      en: 'Your session has expired. Sign in again – your saved drafts are waiting.',
    },
  },
  'no-privilege': {
    statuses: [403],
    text: {
      pl: 'Nie masz uprawnień do tej czynności. Jeśli to pomyłka, napisz do administratora.',
      en: 'You have no permission to do this. If this is a mistake, write to the administrator.',
    },
  },
  'is-no-active': {
    statuses: [403],
    toast: { pl: asSpecified('Konto nie jest aktywne'), en: 'The account is not active' },
    text: {
      pl: 'Konto nie jest aktywne. Wpisz kod z wiadomości, którą wysłaliśmy, albo poproś o nowy.',
      en: 'The account is not active. Enter the code from the message we sent or ask for a new one.',
    },
  },
  'object-exist': {
    statuses: [409],
    toast: {
      pl: asSpecified('Konto o takim mailu już istnieje'),
      en: 'An account with this e-mail address already exists',
    },
    text: {
      pl: 'Konto o takim mailu już istnieje. Zaloguj się albo ustaw nowe hasło.',
      en: 'An account with this e-mail address already exists. Sign in or set a new password.',
    },
  },
  'pesel-exist': {
    statuses: [409],
    toast: {
      pl: asSpecified('Konto o takim peselu już istnieje'),
      en: 'An account with this PESEL already exists',
    },
    text: {
      pl: 'Konto o takim peselu już istnieje. Zaloguj się na nie albo skontaktuj się z nami.',
      en: 'An account with this PESEL already exists. Sign in to it or contact us.',
    },
  },
  'illegal-step': {
    statuses: [409],
    text: {
      pl: 'Tej czynności nie można teraz wykonać, bo stan sprawy się zmienił. Odśwież stronę.',
      en: 'This cannot be done now, because the state of the case has changed. Reload the page.',
    },
  },
  conflict: {
    statuses: [409],
    text: {
      pl: 'Ktoś zmienił te dane w międzyczasie. Porównaj obie wersje i zdecyduj, która zostaje.',
      en: 'Somebody has changed this data in the meantime. Compare both versions and decide which one stays.',
    },
  },
  size: {
    statuses: [413],
    text: {
      pl: 'Plik lub formularz jest za duży. Zmniejsz go i spróbuj ponownie.',
      en: 'The file or form is too big. Make it smaller and try again.',
    },
  },
  extension: {
    statuses: [415],
    text: {
      pl: 'Zły format pliku. Wybierz plik w jednym z dozwolonych formatów.',
      en: 'Wrong file format. Choose a file in one of the allowed formats.',
    },
  },
  'account-lock': {
    statuses: [423],
    toast: {
      pl: asSpecified('Konto zostało zablokowane. Skontaktuj się z administratorem'),
      en: 'The account has been locked. Contact the administrator',
    },
    text: {
      pl: 'Konto zostało zablokowane. Skontaktuj się z administratorem, aby je odblokować.',
      en: 'The account has been locked. Contact the administrator to unlock it.',
    },
  },
  'too-many-requests': {
    statuses: [429],
    text: {
      pl: 'Za dużo prób w krótkim czasie. Odczekaj chwilę i spróbuj ponownie.',
      en: 'Too many attempts in a short time. Wait a moment and try again.',
    },
  },
  server: {
    statuses: [500, 503, 507],
    text: {
      pl: 'Coś poszło nie tak po naszej stronie. Nic nie zginęło – spróbuj ponownie za chwilę.',
      en: 'Something went wrong on our side. Nothing is lost – try again in a moment.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

export const errorCodes: readonly ErrorCode[] = Object.keys(errorCatalogue).filter(isErrorCode);

/** Unknown codes are handled by the caller (Spec §8), so this is checked before the catalogue is read. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorCatalogue, text);
}

export function errorEntryOf(code: ErrorCode): ErrorEntry {
  return errorCatalogue[code];
}

export function defaultStatusOf(code: ErrorCode): number {
  return errorCatalogue[code].statuses[0];
}
