import { CODE_LIVES_MINUTES } from '@urzad/contract';
import { COUNTED_TIMES, type CountedWord, countText, pluralOf } from '@urzad/domain';
import type { Messages } from '../i18n/messages';

const LEFT: CountedWord = { one: 'Została', few: 'Zostały', many: 'Zostało' };
const TRY = {
  pl: { one: 'próba', few: 'próby', many: 'prób' },
  en: { one: 'try', few: 'tries', many: 'tries' },
};

const pl = {
  title: 'Podaj kod',
  leads: {
    mail: `Na Twój adres e-mail wysłaliśmy 6 cyfr. Kod jest ważny ${countText(CODE_LIVES_MINUTES, COUNTED_TIMES.minute)}.`,
    unsent:
      'W ostatnim czasie wysłaliśmy już kilka kodów. Poczekaj chwilę i poproś o następny albo użyj kodu zapasowego.',
    app: 'Otwórz aplikację uwierzytelniającą i przepisz z niej 6 cyfr.',
    recovery: 'Wpisz jeden z kodów, które masz zapisane. Każdy działa tylko raz.',
  },
  codes: { mail: 'Kod z wiadomości', app: 'Kod z aplikacji', recovery: 'Kod zapasowy' },
  recoveryHint: '10 znaków, na przykład 7K2PQ-9MX4D',
  useRecovery: 'Użyj kodu zapasowego',
  back: { mail: 'Użyj kodu z wiadomości', app: 'Użyj kodu z aplikacji' },
  submit: 'Zaloguj się',
  failed: 'Nie udało się zalogować',
  spam: 'Nie ma wiadomości? Zajrzyj do folderu „Spam”.',
  startAgain: 'Zaloguj się od nowa',
  notMe: 'To nie ja. Wyjdź i ukryj stronę',
  lost: 'Nie masz dostępu ani do kodów, ani do kodów zapasowych? Skontaktuj się z nami.',

  wrong: 'Nieprawidłowy kod. Sprawdź go i wpisz jeszcze raz',
  wrongLeft: (left: number) => `Nieprawidłowy kod. ${pluralOf(left, LEFT)} ${countText(left, TRY)}`,
  noneLeft: 'Nieprawidłowy kod, a nie masz już prób. Zaloguj się od nowa',
  used: 'Ten kod był już użyty. Poczekaj, aż aplikacja pokaże następny',
  ended: 'To logowanie już się skończyło. Zaloguj się od nowa',
};

const en = {
  title: 'Enter the code',
  leads: {
    mail: `We have sent 6 digits to your e-mail address. The code is valid for ${countText(CODE_LIVES_MINUTES, COUNTED_TIMES.minute, 'en')}.`,
    unsent:
      'We have sent several codes lately. Wait a moment and ask for the next one, or use a recovery code.',
    app: 'Open your authenticator app and copy the 6 digits from it.',
    recovery: 'Enter one of the codes that you have kept. Each works only once.',
  },
  codes: { mail: 'Code from the message', app: 'Code from the app', recovery: 'Recovery code' },
  recoveryHint: '10 characters, for example 7K2PQ-9MX4D',
  useRecovery: 'Use a recovery code',
  back: { mail: 'Use the code from the message', app: 'Use the code from the app' },
  submit: 'Sign in',
  failed: 'You could not be signed in',
  spam: 'No message? Look into your spam folder.',
  startAgain: 'Start the sign-in again',
  notMe: 'This is not me. Leave and hide the page',
  lost: 'Do you have neither the codes nor the recovery codes? Contact us.',

  wrong: 'Wrong code. Check it and enter it again',
  wrongLeft: (left: number) => `Wrong code. ${countText(left, TRY, 'en')} left`,
  noneLeft: 'Wrong code, and no tries are left. Start the sign-in again',
  used: 'This code has been used. Wait until the app shows the next one',
  ended: 'This sign-in has ended. Start it again',
} satisfies typeof pl;

export const secondFactorMessages: Messages<typeof pl> = { pl, en };
