import { SESSION_MS } from '@urzad/contract';
import { COUNTED, countText, DAY_MS } from '@urzad/domain';
import type { Messages } from '#shared/i18n/messages';

const REMEMBERED_DAYS = SESSION_MS.refreshRemembered / DAY_MS;

// Separate from the texts of the other screens, so that the sign-in does not load them.
const pl = {
  mail: 'Adres e-mail',
  pass: 'Hasło',

  login: {
    title: 'Zaloguj się',
    lead: 'Zobaczysz swoje zgłoszenia i to, co dalej.',
    submit: 'Zaloguj się',
    forgotten: 'Nie pamiętasz hasła?',
    byLink: 'Wyślij mi link do logowania',
    remember: 'Zapamiętaj mnie na tym urządzeniu',
    rememberHint: `Przez ${countText(REMEMBERED_DAYS, COUNTED.day)}. Nie zaznaczaj na cudzym komputerze.`,
    noAccount: 'nie masz konta?',
    register: 'Załóż konto',
    safety: 'Nigdy nie prosimy o hasło ani kod przez telefon lub e-mail.',
    failed: 'Nie udało się zalogować',
    wrong: 'Niepoprawne dane. Sprawdź adres e-mail i hasło.',
    enterCode: 'Wpisz kod',
    codeMissing: 'Nie udało się wczytać części tej strony. Odśwież ją i wpisz dane jeszcze raz.',
    reload: 'Odśwież stronę',
  },
  help: { title: 'Masz kłopot z logowaniem?', call: 'Zadzwoń:' },
};

const en = {
  mail: 'E-mail address',
  pass: 'Password',

  login: {
    title: 'Sign in',
    lead: 'You will see your applications and what comes next.',
    submit: 'Sign in',
    forgotten: 'Forgotten your password?',
    byLink: 'Send me a sign-in link',
    remember: 'Remember me on this device',
    rememberHint: `For ${countText(REMEMBERED_DAYS, COUNTED.day, 'en')}. Do not tick on somebody else's computer.`,
    noAccount: 'no account yet?',
    register: 'Create an account',
    safety: 'We never ask for your password or a code by phone or e-mail.',
    failed: 'You could not be signed in',
    wrong: 'Incorrect data. Check the e-mail address and the password.',
    enterCode: 'Enter the code',
    codeMissing: 'A part of this page could not be loaded. Reload it and enter your details again.',
    reload: 'Reload the page',
  },
  help: { title: 'Trouble signing in?', call: 'Call:' },
} satisfies typeof pl;

export const signInMessages: Messages<typeof pl> = { pl, en };
