import { type IsoDate, longDateText } from '@urzad/domain';
import {
  type InEachLanguage,
  type NoticeText,
  noticeEmail,
  type Sender,
  templated,
} from '../../../mail/email';
import type { Email } from '../../../mail/mail';
import type { Reader } from '../../../mail/reader';
import { pageOf, SEE_REGISTRATION, type Told } from '../emails';

type Numbered = Pick<Told, 'number'>;

interface Term {
  documents_to: IsoDate;
}

/** N11. */
export function documentsReminderText({ number, documents_to }: Numbered & Term): NoticeText {
  return templated('documents-reminder', { zgloszenie: number, termin: dateIn(documents_to) });
}

/** N12, after a return. */
export function documentsReturnedText({ number, documents_to }: Numbered & Term): NoticeText {
  return templated('documents-returned', { zgloszenie: number, termin: dateIn(documents_to) });
}

/** N12, after a prolongation. */
export function documentsProlongedText({ number, documents_to }: Numbered & Term): NoticeText {
  return templated('documents-prolonged', { zgloszenie: number, termin: dateIn(documents_to) });
}

/** When the last day has passed. */
export function documentsExpiredText({ number, documents_to }: Numbered & Term): NoticeText {
  return templated('documents-expired', { zgloszenie: number, termin: dateIn(documents_to) });
}

/** To the officer in charge. */
export function documentsSentText({ number }: Numbered): NoticeText {
  return templated('staff-documents-sent', { zgloszenie: number });
}

/** One of these texts as an e-mail. */
export function documentsEmail(
  to: Reader,
  { told, text }: { told: Told; text: NoticeText },
  { office, publicUrl }: Sender,
): Email {
  const link = { label: SEE_REGISTRATION, href: pageOf(publicUrl, told) };
  return noticeEmail({ to, office, text, link });
}

function dateIn(day: IsoDate): InEachLanguage<string> {
  return { pl: longDateText(day), en: longDateText(day, 'en') };
}
