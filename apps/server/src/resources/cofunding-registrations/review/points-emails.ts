import { dayText, type IsoDate } from '@urzad/domain';
import { comingListText } from '@urzad/grants';
import { type NoticeText, noticeEmail, type Sender, templated } from '../../../mail/email';
import type { Email } from '../../../mail/mail';
import type { Reader } from '../../../mail/reader';
import { pageOf, SEE_REGISTRATION, type Told } from '../emails';

type Numbered = Pick<Told, 'number'>;

/** To everybody who may approve them. */
export function pointsWaitText({ number, due_date }: Numbered & { due_date: IsoDate | null }): NoticeText {
  const odpowiedz =
    due_date === null
      ? { pl: '', en: '' }
      : {
          pl: `Odpowiedź dla wnioskodawcy obiecaliśmy do ${dayText(due_date)}.`,
          en: `We promised the applicant an answer by ${dayText(due_date, 'en')}.`,
        };
  return templated('staff-points-wait', { zgloszenie: number, odpowiedz });
}

/** To the officer who gave the points. */
export function pointsApprovedText({ number }: Numbered): NoticeText {
  return templated('staff-points-approved', { zgloszenie: number });
}

interface Assessed {
  /** The last day of the call; `null` once it is over. */
  call_to: IsoDate | null;
}

/** N29: the points stand in the letter only, for they may tell of health. */
export function assessedText({ number, call_to }: Numbered & Assessed): NoticeText {
  return templated('registration-assessed', {
    zgloszenie: number,
    ogloszenie: { pl: comingListText({ call_to }, 'pl'), en: comingListText({ call_to }, 'en') },
  });
}

export function assessedEmail(
  to: Reader,
  { told, text }: { told: Told; text: NoticeText },
  { office, publicUrl }: Sender,
): Email {
  return noticeEmail({ to, office, text, link: { label: SEE_REGISTRATION, href: pageOf(publicUrl, told) } });
}

/** To the officer who gave the points; the reason is shown with the application. */
export function sentBackText({ number }: Numbered): NoticeText {
  return templated('staff-points-back', { zgloszenie: number });
}

/** To everybody who may approve new points after a review. */
export function rescoreWaitsText({ number }: Numbered): NoticeText {
  return templated('staff-rescore-wait', { zgloszenie: number });
}

/** To who gave the new points and settles the case. */
export function rescoreApprovedText({ number }: Numbered): NoticeText {
  return templated('staff-rescore-approved', { zgloszenie: number });
}
