import { portalPaths } from '@urzad/contract';
import { dayText, timeText, warsawDate } from '@urzad/domain';
import { type NoticeText, noticeEmail, type Sender } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';

export interface Announced {
  number: string;
  open_from: Date;
  open_to: Date;
}

/** N01, to who has agreed to news about calls. */
export function announcedText({ number, open_from, open_to }: Announced): NoticeText {
  const from = (locale: 'pl' | 'en') => momentText(open_from, locale);
  const to = (locale: 'pl' | 'en') => momentText(open_to, locale);
  return {
    kind: 'N01',
    pl: {
      content_name: `Ogłoszono nabór ${number}`,
      content_text: `Ogłosiliśmy nabór ${number}. Zgłoszenia przyjmujemy od ${from('pl')} do ${to('pl')}. Ogłoszenie przeczytasz na stronie „O projekcie”. Te wiadomości możesz wyłączyć w danych konta.`,
    },
    en: {
      content_name: `Call ${number} has been announced`,
      content_text: `We have announced call ${number}. Applications are taken from ${from('en')} to ${to('en')}. You can read the announcement on the page “About the project”. These messages can be switched off in the data of your account.`,
    },
  };
}

export function announcedEmail(to: Reader, told: Announced, { office, publicUrl }: Sender): Email {
  const label = { pl: 'Zobacz ogłoszenie', en: 'See the announcement' };
  const link = { label, href: publicUrl + portalPaths.about };
  return noticeEmail({ to, office, text: announcedText(told), link });
}

function momentText(moment: Date, locale: 'pl' | 'en'): string {
  return `${dayText(warsawDate(moment), locale)}, ${timeText(moment)}`;
}
