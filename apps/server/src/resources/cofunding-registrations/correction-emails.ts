import { type IsoDate, type Locale, longDateText } from '@urzad/domain';
import { registrationFieldLabel } from '@urzad/grants';
import { type NoticeText, noticeEmail, type Sender, templated } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';
import { pageOf, type Told } from './emails';

export interface Returned {
  /** Last day for the answer. */
  correction_to: IsoDate;
  /** Paths of the fields with remarks. */
  fields: readonly string[];
  /** Names of the children, in their order; only the notification has them. */
  childNames: readonly string[];
}

const CORRECT = { pl: 'Popraw zgłoszenie', en: 'Correct the application' };

const REMARKS_ARE_THERE = {
  pl: 'Uwagi urzędu zobaczysz w serwisie, po zalogowaniu.',
  en: 'You will see the remarks of the office in the portal, when you have signed in. They are in Polish, and the Polish text is the binding one.',
};

/** N04. */
export function returnedText({ number, correction_to, fields, childNames }: Told & Returned): NoticeText {
  const named = (locale: Locale) => fields.map((path) => labelOf(path, locale, childNames)).join(', ');
  return templated('registration-returned', {
    ...{ zgloszenie: number, termin: lastDay(correction_to) },
    pola: { pl: named('pl'), en: named('en') },
  });
}

/** The e-mail does not name the fields: some of them are about health. */
export function returnedMailText({ number, correction_to }: Told & Reminded): NoticeText {
  return templated('registration-returned-mail', { zgloszenie: number, termin: lastDay(correction_to) });
}

export function returnedEmail(
  to: Reader,
  { told, text }: { told: Told; text: NoticeText },
  { office, publicUrl }: Sender,
): Email {
  const link = { label: CORRECT, href: `${pageOf(publicUrl, told)}/edit` };
  return noticeEmail({ to, office, text, link });
}

type Reminded = Pick<Returned, 'correction_to'>;

/** N05, under the subject of N04. */
export function remindedText({ number, correction_to }: Told & Reminded): NoticeText {
  return templated('registration-reminder', { zgloszenie: number, termin: lastDay(correction_to) });
}

export function remindedEmail(
  to: Reader,
  { told, text }: { told: Told; text: NoticeText },
  { office, publicUrl }: Sender,
): Email {
  const link = { label: CORRECT, href: `${pageOf(publicUrl, told)}/edit` };
  return noticeEmail({ to, office, text, more: REMARKS_ARE_THERE, link });
}

function lastDay(day: IsoDate) {
  return { pl: longDateText(day), en: longDateText(day, 'en') };
}

/** An attachment is not named: some are about health. */
function labelOf(path: string, locale: Locale, childNames: readonly string[]): string {
  if (path.startsWith('attachments')) return { pl: 'załączniki', en: 'attachments' }[locale];
  return registrationFieldLabel(path, locale, childNames);
}
