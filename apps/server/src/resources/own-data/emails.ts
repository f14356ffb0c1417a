import type { Locale } from '@urzad/domain';
import { type Sender, toEmail } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';

const WORDS: Record<Locale, { subject: string; paragraphs: (appName: string) => string[] }> = {
  pl: {
    subject: 'Twoje konto zostało usunięte',
    paragraphs: (appName) => [
      `na Twoją prośbę usunęliśmy konto w serwisie „${appName}”, a z nim dane, szkice i pliki. Nie można tego cofnąć.`,
      'W dzienniku zdarzeń zostają wpisy bez Twojego imienia, nazwiska i adresu. To ostatnia wiadomość od nas na ten adres.',
      'Jeśli to nie Ty, od razu daj nam znać.',
    ],
  },
  en: {
    subject: 'Your account has been deleted',
    paragraphs: (appName) => [
      `as you asked, we have deleted the account in “${appName}” with its data, drafts and files. This cannot be undone.`,
      'The log of events keeps entries without your name and address. This is our last message to this address.',
      'If it was not you, let us know at once.',
    ],
  },
};

/** Of an account that nobody has used. */
const UNUSED: typeof WORDS = {
  pl: {
    subject: 'Twoje nieużywane konto zostało usunięte',
    paragraphs: (appName) => [
      `od dawna nikt nie używał Twojego konta w serwisie „${appName}”, więc usunęliśmy je, a z nim dane, szkice i pliki. Nie można tego cofnąć.`,
      'W dzienniku zdarzeń zostają wpisy bez Twojego imienia, nazwiska i adresu. To ostatnia wiadomość od nas na ten adres.',
      'Jeśli chcesz złożyć zgłoszenie, załóż nowe konto.',
    ],
  },
  en: {
    subject: 'Your unused account has been deleted',
    paragraphs: (appName) => [
      `nobody has used your account in “${appName}” for a long time, so we have deleted it with its data, drafts and files. This cannot be undone.`,
      'The log of events keeps entries without your name and address. This is our last message to this address.',
      'If you want to send an application, create a new account.',
    ],
  },
};

/** Of what was sent, once its term has passed. */
const RECORD: typeof WORDS = {
  pl: {
    subject: 'Twoje dane zostały usunięte',
    paragraphs: (appName) => [
      `minął czas, przez który przepisy kazały przechowywać Twoje zgłoszenia, umowy i sprawy w serwisie „${appName}”. Usunęliśmy je razem z kontem, dokumentami i plikami. Nie można tego cofnąć.`,
      'W zestawieniach projektu zostają kwoty i numery, z których nie da się odczytać, kogo dotyczą. To ostatnia wiadomość od nas na ten adres.',
    ],
  },
  en: {
    subject: 'Your data has been erased',
    paragraphs: (appName) => [
      `the time for which the law had us keep your applications, contracts and cases in “${appName}” has passed. We have erased them with your account, documents and files. This cannot be undone.`,
      'The sums of the project keep amounts and numbers that do not tell whom they are about. This is our last message to this address.',
    ],
  },
};

export function erasedEmail(to: Reader, sender: Sender): Email {
  return lastEmail(to, sender, WORDS);
}

export function unusedErasedEmail(to: Reader, sender: Sender): Email {
  return lastEmail(to, sender, UNUSED);
}

export function recordErasedEmail(to: Reader, sender: Sender): Email {
  return lastEmail(to, sender, RECORD);
}

/** The last letter to an address: nothing is kept of it. */
function lastEmail(to: Reader, { office, appName }: Sender, told: typeof WORDS): Email {
  const words = (locale: Locale) => ({ ...told[locale], paragraphs: told[locale].paragraphs(appName) });
  return { ...toEmail({ to, office, words: { pl: words('pl'), en: words('en') } }), isLast: true };
}
