import { COUNTED, countText, dayText, type IsoDate } from '@urzad/domain';
import { type NoticeText, noticeEmail, type Sender, templated } from '../../../mail/email';
import type { Email } from '../../../mail/mail';
import type { Reader } from '../../../mail/reader';
import { pageOf, SEE_REGISTRATION, type Told } from '../emails';

interface Promoted {
  /** Days for the documents, and the last one. */
  days: number;
  documents_to: IsoDate;
}

/** N10. */
export function promotedText({ number, days, documents_to }: Pick<Told, 'number'> & Promoted): NoticeText {
  return templated('reserve-promoted', {
    zgloszenie: number,
    czas: { pl: countText(days, COUNTED.day), en: countText(days, COUNTED.day, 'en') },
    termin: { pl: dayText(documents_to), en: dayText(documents_to, 'en') },
  });
}

export function promotedEmail(
  to: Reader,
  told: Told & Promoted,
  sender: Sender,
  text = promotedText(told),
): Email {
  return emailOf(to, { told, text }, sender);
}

/** N09, at the end of the reserve list. */
export function lapsedText({ number }: Pick<Told, 'number'>): NoticeText {
  return templated('reserve-lapsed', { zgloszenie: number });
}

export function lapsedEmail(to: Reader, told: Told, sender: Sender, text = lapsedText(told)): Email {
  return emailOf(to, { told, text }, sender);
}

function emailOf(
  to: Reader,
  { told, text }: { told: Told; text: NoticeText },
  { office, publicUrl }: Sender,
): Email {
  const link = { label: SEE_REGISTRATION, href: pageOf(publicUrl, told) };
  return noticeEmail({ to, office, text, link });
}
