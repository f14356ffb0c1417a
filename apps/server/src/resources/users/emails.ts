import { CODE_LIVES_MINUTES, LINK_LIVES_MINUTES, portalPaths } from '@urzad/contract';
import { COUNTED_TIMES, countText, type Locale } from '@urzad/domain';
import { type Sender, toEmail } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';
import { FAILURES_MAX, LOCK_MINUTES } from './sign-in-lock';

const minutes = (count: number, locale: Locale) => countText(count, COUNTED_TIMES.minute, locale);

const SET_PASSWORD = { pl: 'Ustaw hasło', en: 'Set a password' };
const NEW_PASSWORD = { pl: 'Ustaw nowe hasło', en: 'Set a new password' };
const SIGN_IN = { pl: 'Zaloguj się', en: 'Sign in' };

/** The code of a new account. An address with an account gets the same e-mail: it tells nobody who has one. */
export function registerEmail(to: Reader, code: string, { office, appName, publicUrl }: Sender): Email {
  return toEmail({
    to,
    office,
    code,
    link: { label: { pl: 'Wpisz kod', en: 'Enter the code' }, href: publicUrl + portalPaths.code },
    words: {
      pl: {
        subject: `${code} – kod do założenia konta`,
        paragraphs: [
          `ktoś podał ten adres, zakładając konto w serwisie „${appName}”. Jeśli to Ty, wpisz poniższy kod na stronie rejestracji. Kod jest ważny ${minutes(CODE_LIVES_MINUTES, 'pl')}.`,
          'Jeśli to nie Ty, po prostu zignoruj tę wiadomość. Bez kodu nikt nie założy konta na Twój adres.',
        ],
      },
      en: {
        subject: `${code} – code for a new account`,
        paragraphs: [
          `somebody gave this address to open an account in “${appName}”. If it was you, enter the code below on the registration page. The code is valid for ${minutes(CODE_LIVES_MINUTES, 'en')}.`,
          'If it was not you, simply ignore this message. Without the code nobody can open an account for your address.',
        ],
      },
    },
  });
}

/** To a new administrator, whose account somebody with access to the machine created. */
export function adminEmail(to: Reader, { office, appName, publicUrl }: Sender): Email {
  return toEmail({
    to,
    office,
    link: { label: SET_PASSWORD, href: publicUrl + portalPaths.recover },
    words: {
      pl: {
        subject: 'Masz konto administratora uprawnień',
        paragraphs: [
          `założyliśmy Ci konto administratora uprawnień w serwisie „${appName}”. Konto nie ma jeszcze hasła.`,
          'Ustaw je na stronie odzyskiwania hasła: podaj ten adres e-mail, a przyślemy Ci kod.',
        ],
      },
      en: {
        subject: 'You have an account of a permission administrator',
        paragraphs: [
          `we have opened an account of a permission administrator for you in “${appName}”. It has no password yet.`,
          'Set one on the page of password recovery: give this e-mail address, and we will send you a code.',
        ],
      },
    },
  });
}

/** Two registrations of one address: it is unknown whose password is the owner's. */
export function contestedEmail(to: Reader, { office, appName, publicUrl }: Sender): Email {
  return toEmail({
    to,
    office,
    link: { label: SET_PASSWORD, href: publicUrl + portalPaths.recover },
    words: {
      pl: {
        subject: 'Ustaw hasło do nowego konta',
        paragraphs: [
          `Twoje konto w serwisie „${appName}” jest założone. Zanim wpisano kod, dla tego adresu podano jednak dwa różne hasła. Mógł to zrobić ktoś inny, więc żadne z nich nie działa.`,
          'Przed następnym logowaniem ustaw hasło na stronie odzyskiwania hasła.',
        ],
      },
      en: {
        subject: 'Set the password of your new account',
        paragraphs: [
          `your account in “${appName}” is open. Before the code was entered, however, two different passwords were given for this address. Somebody else may have done it, so neither of them works.`,
          'Before you sign in the next time, set a password on the page of password recovery.',
        ],
      },
    },
  });
}

export function recoverEmail(to: Reader, code: string, { office, appName, publicUrl }: Sender): Email {
  return toEmail({
    to,
    office,
    code,
    link: { label: NEW_PASSWORD, href: publicUrl + portalPaths.recover },
    words: {
      pl: {
        subject: `${code} – kod do ustawienia nowego hasła`,
        paragraphs: [
          `ktoś poprosił o nowe hasło do Twojego konta w serwisie „${appName}”. Jeśli to Ty, wpisz poniższy kod na stronie odzyskiwania hasła. Jeśli tę stronę już zamknięto, otwórz ją odnośnikiem i wybierz „Mam już kod”. Kod jest ważny ${minutes(CODE_LIVES_MINUTES, 'pl')}.`,
          'Jeśli to nie Ty, zignoruj tę wiadomość. Twoje hasło się nie zmieni.',
        ],
      },
      en: {
        subject: `${code} – code for a new password`,
        paragraphs: [
          `somebody asked for a new password of your account in “${appName}”. If it was you, enter the code below on the page of password recovery. If that page is closed already, open it by the link and choose “I already have a code”. The code is valid for ${minutes(CODE_LIVES_MINUTES, 'en')}.`,
          'If it was not you, ignore this message. Your password will not change.',
        ],
      },
    },
  });
}

/** A link that signs in; `path` has its token. */
export function loginLinkEmail(to: Reader, path: string, { office, appName, publicUrl }: Sender): Email {
  const email = toEmail({
    to,
    office,
    link: { label: SIGN_IN, href: publicUrl + path },
    words: {
      pl: {
        subject: 'Twój link do logowania',
        paragraphs: [
          `ktoś poprosił o link do logowania w serwisie „${appName}”. Jeśli to Ty, otwórz go w przeglądarce, w której chcesz pracować. Link działa raz i jest ważny ${minutes(LINK_LIVES_MINUTES, 'pl')}.`,
          'Jeśli to nie Ty, zignoruj tę wiadomość i nikomu nie przekazuj linku. Bez niego nikt się nie zaloguje.',
        ],
      },
      en: {
        subject: 'Your sign-in link',
        paragraphs: [
          `somebody asked for a sign-in link in “${appName}”. If it was you, open it in the browser in which you want to work. The link works once and is valid for ${minutes(LINK_LIVES_MINUTES, 'en')}.`,
          'If it was not you, ignore this message and give the link to nobody. Without it nobody signs in.',
        ],
      },
    },
  });
  return { ...email, livesMs: LINK_LIVES_MINUTES * 60_000 };
}

export function lockedEmail(to: Reader, { office, appName, publicUrl }: Sender): Email {
  return toEmail({
    to,
    office,
    link: { label: NEW_PASSWORD, href: publicUrl + portalPaths.recover },
    words: {
      pl: {
        subject: 'Zatrzymaliśmy próby logowania na Twoje konto',
        paragraphs: [
          `ktoś ${FAILURES_MAX} razy z rzędu podał złe hasło do Twojego konta w serwisie „${appName}”. Dlatego przez ${minutes(LOCK_MINUTES, 'pl')} nie przyjmujemy żadnych prób logowania.`,
          'Jeśli to Ty, nie musisz czekać: ustaw nowe hasło, a od razu się zalogujesz. W przeglądarce, w której logowano się już na to konto, działa też dotychczasowe hasło. Jeśli to nie Ty, Twoje konto jest bezpieczne, a hasła nie trzeba zmieniać, o ile nikt go nie zna.',
        ],
      },
      en: {
        subject: 'We have stopped attempts to sign in to your account',
        paragraphs: [
          `somebody gave a wrong password of your account in “${appName}” ${FAILURES_MAX} times in a row. For ${minutes(LOCK_MINUTES, 'en')} we therefore accept no attempt to sign in.`,
          'If it was you, you need not wait: set a new password, and you are signed in at once. In a browser in which somebody has signed in to this account before, the present password works too. If it was not you, your account is safe, and the password need not be changed as long as nobody knows it.',
        ],
      },
    },
  });
}

/** To the owner of an account that an administrator has locked. The reason is between the office and its log. */
export function accountClosedEmail(to: Reader, { office, appName }: Sender): Email {
  return toEmail({
    to,
    office,
    words: {
      pl: {
        subject: 'Twoje konto zostało zablokowane',
        paragraphs: [
          `administrator zablokował Twoje konto w serwisie „${appName}”. Nie możesz się teraz zalogować, ale Twoje dane i zgłoszenia zostają u nas.`,
          'Jeśli chcesz wiedzieć dlaczego albo odzyskać dostęp, skontaktuj się z nami.',
        ],
      },
      en: {
        subject: 'Your account has been locked',
        paragraphs: [
          `an administrator has locked your account in “${appName}”. You cannot sign in now, but we keep your data and your applications.`,
          'If you want to know why, or to have access again, get in touch with us.',
        ],
      },
    },
  });
}

export function accountOpenedEmail(to: Reader, { office, appName, publicUrl }: Sender): Email {
  return toEmail({
    to,
    office,
    link: { label: SIGN_IN, href: publicUrl + portalPaths.login },
    words: {
      pl: {
        subject: 'Twoje konto znów działa',
        paragraphs: [
          `administrator odblokował Twoje konto w serwisie „${appName}”. Możesz się zalogować dotychczasowym hasłem.`,
        ],
      },
      en: {
        subject: 'Your account works again',
        paragraphs: [
          `an administrator has unlocked your account in “${appName}”. You can sign in with the password that you had.`,
        ],
      },
    },
  });
}
