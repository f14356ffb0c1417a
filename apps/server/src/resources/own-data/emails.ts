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

/** The last letter to an address: nothing is kept of it. */
export function erasedEmail(to: Reader, { office, appName }: Sender): Email {
  const words = (locale: Locale) => ({ ...WORDS[locale], paragraphs: WORDS[locale].paragraphs(appName) });
  return { ...toEmail({ to, office, words: { pl: words('pl'), en: words('en') } }), isLast: true };
}
