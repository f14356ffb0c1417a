import { pathOfObject, portalPaths } from '@urzad/contract';
import type { Locale } from '@urzad/domain';
import { filledMessage } from '@urzad/grants';
import { type NoticeText, noticeEmail, type Sender } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';
import type { baseMessage, Recipient } from './table';

type Words = Pick<typeof baseMessage.$inferSelect, 'subject_pl' | 'text_pl' | 'subject_en' | 'text_en'>;

/** The address of what a message is about: the object that it names, or the portal. */
export function linkOf(
  { obj_type, id_obj }: Pick<Recipient, 'obj_type' | 'id_obj'>,
  publicUrl: string,
): string {
  const path = obj_type && id_obj ? pathOfObject({ obj_type, id_obj }) : portalPaths.home;
  return publicUrl + path;
}

interface Named {
  recipient: Recipient;
  firstname: string | null;
  publicUrl: string;
}

/** A message as one person gets it. Without English everybody is written to in Polish. */
export function messageText(words: Words, { recipient, firstname, publicUrl }: Named): NoticeText {
  const values = {
    imie: firstname ?? '',
    numer: recipient.number,
    link: linkOf(recipient, publicUrl),
  };
  const of = (locale: Locale) => {
    const isEnglish = locale === 'en' && words.subject_en !== null && words.text_en !== null;
    const [subject, text] = isEnglish
      ? [words.subject_en ?? '', words.text_en ?? '']
      : [words.subject_pl, words.text_pl];
    return { content_name: filledMessage(subject, values), content_text: filledMessage(text, values) };
  };
  return { kind: 'MESSAGE', pl: of('pl'), en: of('en') };
}

/** The same words as in the portal, and a link to it. */
export function messageEmail(
  to: Reader,
  { text, href }: { text: NoticeText; href: string },
  { office }: Sender,
): Email {
  const label = { pl: 'Otwórz portal', en: 'Open the portal' };
  return noticeEmail({ to, office, text, link: { label, href } });
}
