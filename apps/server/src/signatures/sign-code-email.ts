import { CODE_LIVES_MINUTES, portalPaths } from '@urzad/contract';
import { COUNTED_TIMES, countText, type Locale } from '@urzad/domain';
import { type Sender, toEmail } from '../mail/email';
import type { Email } from '../mail/mail';
import type { Reader } from '../mail/reader';

/** A document that is signed with the code: its name in a sentence, and the page on which it is signed. */
export interface SignedTold {
  pl: string;
  en: string;
  page(id: number): string;
}

export const FORM_TOLD: SignedTold = {
  pl: 'formularz rekrutacyjny',
  en: 'the recruitment form',
  page: (id) => `${portalPaths.registrationSign}?id=${id}`,
};

export function signCodeEmail(
  to: Reader,
  { id, code, told = FORM_TOLD }: { id: number; code: string; told?: SignedTold },
  { office, appName, publicUrl }: Sender,
): Email {
  const livesIn = (locale: Locale) => countText(CODE_LIVES_MINUTES, COUNTED_TIMES.minute, locale);
  return toEmail({
    to,
    office,
    code,
    link: {
      label: { pl: 'Wróć do podpisu', en: 'Back to the signature' },
      href: `${publicUrl}${told.page(id)}`,
    },
    words: {
      pl: {
        subject: `${code} – kod do podpisania dokumentu`,
        paragraphs: [
          `wpisz ten kod w serwisie „${appName}”, aby podpisać ${told.pl}. Kod jest ważny ${livesIn('pl')} i działa tylko dla tego dokumentu.`,
          'Jeśli to nie Ty podpisujesz dokument, nie podawaj nikomu kodu i zmień hasło do konta.',
        ],
      },
      en: {
        subject: `${code} – code to sign a document`,
        paragraphs: [
          `enter this code in “${appName}” to sign ${told.en}. The code is valid for ${livesIn('en')} and works for this document only.`,
          'If it is not you who is signing the document, give the code to nobody and change the password of your account.',
        ],
      },
    },
  });
}
