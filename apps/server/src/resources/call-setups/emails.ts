import { portalPaths } from '@urzad/contract';
import { dayText, timeText, warsawDate } from '@urzad/domain';
import { type NoticeText, noticeEmail, type Sender, templated } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';

export interface Announced {
  number: string;
  open_from: Date;
  open_to: Date;
}

/** N01, to who has agreed to news about calls. */
export function announcedText({ number, open_from, open_to }: Announced): NoticeText {
  return templated('call-announced', {
    nabor: number,
    poczatek: { pl: momentText(open_from, 'pl'), en: momentText(open_from, 'en') },
    koniec: { pl: momentText(open_to, 'pl'), en: momentText(open_to, 'en') },
  });
}

export function announcedEmail(
  to: Reader,
  told: Announced,
  { office, publicUrl }: Sender,
  text = announcedText(told),
): Email {
  const label = { pl: 'Zobacz ogłoszenie', en: 'See the announcement' };
  const link = { label, href: publicUrl + portalPaths.about };
  return noticeEmail({ to, office, text, link });
}

function momentText(moment: Date, locale: 'pl' | 'en'): string {
  return `${dayText(warsawDate(moment), locale)}, ${timeText(moment)}`;
}
