import { CODE_LIVES_MINUTES, portalPaths } from '@urzad/contract';
import { COUNTED_TIMES, countText, type Locale } from '@urzad/domain';
import { type Sender, toEmail } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';

const livesIn = (locale: Locale) => countText(CODE_LIVES_MINUTES, COUNTED_TIMES.minute, locale);

/** The code of a new address. One that has an account gets the same e-mail: it tells nobody who has one. */
export function newMailEmail(to: Reader, code: string, { office, appName, publicUrl }: Sender): Email {
  return toEmail({
    to,
    office,
    code,
    link: {
      label: { pl: 'Wróć do swojego konta', en: 'Back to your account' },
      href: publicUrl + portalPaths.account,
    },
    words: {
      pl: {
        subject: `${code} – kod do nowego adresu e-mail`,
        paragraphs: [
          `ktoś podał ten adres jako nowy adres konta w serwisie „${appName}”. Jeśli to Ty, wpisz poniższy kod na stronie swojego konta. Kod jest ważny ${livesIn('pl')}.`,
          'Jeśli to nie Ty, po prostu zignoruj tę wiadomość. Bez kodu nic się nie zmieni.',
        ],
      },
      en: {
        subject: `${code} – code for a new e-mail address`,
        paragraphs: [
          `somebody gave this address as the new address of an account in “${appName}”. If it was you, enter the code below on the page of your account. The code is valid for ${livesIn('en')}.`,
          'If it was not you, simply ignore this message. Nothing changes without the code.',
        ],
      },
    },
  });
}
