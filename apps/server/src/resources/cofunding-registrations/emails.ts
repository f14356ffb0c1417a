import { pathTo, portalPaths } from '@urzad/contract';
import { dayText, exactMomentText, type IsoDate } from '@urzad/domain';
import { type NoticeText, noticeEmail, type Sender, templated } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';

/**
 * The content of a letter and its notification. No PESEL, no health, no answers: a number, a date and a link (Process
 * §2.20).
 */
export interface Told {
  id: number;
  number: string;
}

export const SEE_REGISTRATION = { pl: 'Zobacz zgłoszenie', en: 'See the application' };

export interface Received {
  version_no: number;
  /** When this version was received. */
  received: Date;
  /** The day by which the office answers. */
  answer_by: IsoDate;
}

/** N03: of the first submission, and with another text of a correction. */
export function submittedText({ number, version_no, received, answer_by }: Told & Received): NoticeText {
  const said = {
    zgloszenie: number,
    chwila: { pl: exactMomentText(received), en: exactMomentText(received, 'en') },
    termin: { pl: dayText(answer_by), en: dayText(answer_by, 'en') },
  };
  if (version_no === 1) return templated('registration-submitted', said);
  return templated('registration-corrected', { ...said, wersja: String(version_no) });
}

export function submittedEmail(
  to: Reader,
  { told, text }: { told: Told; text: NoticeText },
  { office, publicUrl }: Sender,
): Email {
  const link = { label: SEE_REGISTRATION, href: pageOf(publicUrl, told) };
  return noticeEmail({ to, office, text, link });
}

interface Withdrawn {
  /** When it was withdrawn. */
  date: Date;
}

/** To the parent, a confirmation. */
export function withdrawnText({ number, date }: Told & Withdrawn): NoticeText {
  return templated('registration-withdrawn', {
    zgloszenie: number,
    chwila: { pl: exactMomentText(date), en: exactMomentText(date, 'en') },
  });
}

export function withdrawnEmail(
  to: Reader,
  told: Told & Withdrawn,
  { office, publicUrl }: Sender,
  text = withdrawnText(told),
): Email {
  const link = { label: SEE_REGISTRATION, href: pageOf(publicUrl, told) };
  return noticeEmail({ to, office, text, link });
}

export function pageOf(publicUrl: string, { id }: Told): string {
  return publicUrl + pathTo(portalPaths.registration, id);
}
