import { dayText, type IsoDate } from '@urzad/domain';
import { comingListText } from '@urzad/grants';
import { type NoticeText, noticeEmail, POLISH_BINDS, type Sender, templated } from '../../../mail/email';
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
export function assessedText({ number, call_to }: Told & Assessed): NoticeText {
  return {
    kind: 'N29',
    pl: {
      content_name: `Ocena zgłoszenia ${number}`,
      content_text: `Zgłoszenie ${number} jest ocenione. ${comingListText({ call_to }, 'pl')} Pismo z punktami znajdziesz w szczegółach zgłoszenia.`,
    },
    en: {
      content_name: `Points of application ${number}`,
      content_text: `Application ${number} has been given its points. ${comingListText({ call_to }, 'en')} You will find the letter with the points in the details of the application. ${POLISH_BINDS}`,
    },
  };
}

export function assessedEmail(to: Reader, told: Told & Assessed, { office, publicUrl }: Sender): Email {
  const link = { label: SEE_REGISTRATION, href: pageOf(publicUrl, told) };
  return noticeEmail({ to, office, text: assessedText(told), link });
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
