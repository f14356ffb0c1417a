import { CODE_LIVES_MINUTES, portalPaths } from '@urzad/contract';
import { COUNTED_TIMES, countText, type Locale } from '@urzad/domain';
import { type Sender, toEmail } from '../../mail/email';
import type { Email } from '../../mail/mail';

const LIVES = (locale: Locale) => countText(CODE_LIVES_MINUTES, COUNTED_TIMES.minute, locale);

const TEXTS: Record<Locale, { link: string; subject: string; paragraphs: (app: string) => string[] }> = {
  pl: {
    link: 'Wróć do swojego konta',
    subject: 'kod do nowego adresu e-mail',
    paragraphs: (app) => [
      'Dzień dobry,',
      `ktoś podał ten adres jako nowy adres konta w serwisie „${app}”. Jeśli to Ty, wpisz poniższy kod na stronie swojego konta. Kod jest ważny ${LIVES('pl')}.`,
      'Jeśli to nie Ty, po prostu zignoruj tę wiadomość. Bez kodu nic się nie zmieni.',
    ],
  },
  en: {
    link: 'Back to your account',
    subject: 'code for a new e-mail address',
    paragraphs: (app) => [
      'Hello,',
      `somebody gave this address as the new address of an account in “${app}”. If it was you, enter the code below on the page of your account. The code is valid for ${LIVES('en')}.`,
      'If it was not you, simply ignore this message. Nothing changes without the code.',
    ],
  },
};

/** The code of a new address. One that has an account gets the same e-mail: it tells nobody who has one. */
export function newMailEmail(
  to: string,
  { code, locale }: { code: string; locale: Locale },
  { office, appName, publicUrl }: Sender,
): Email {
  const { link, subject, paragraphs } = TEXTS[locale];
  return toEmail({
    to,
    office,
    code,
    locale,
    link: { label: link, href: publicUrl + portalPaths.account },
    subject: `${code} – ${subject}`,
    paragraphs: paragraphs(appName),
  });
}
