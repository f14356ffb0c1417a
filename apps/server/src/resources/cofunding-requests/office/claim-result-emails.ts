import { pathTo, portalPaths } from '@urzad/contract';
import { dayText, type IsoDate, longDateText } from '@urzad/domain';
import {
  type InEachLanguage,
  type NoticeText,
  noticeEmail,
  type Sender,
  templated,
} from '../../../mail/email';
import type { Email } from '../../../mail/mail';
import type { Reader } from '../../../mail/reader';

/** The content of a letter and its notification: a number, a date and a link (Process §2.20). */
interface Told {
  /** `ROZ/0041/2027-01/1` */
  number: string;
}

type ToCorrect = Told & { correction_to: IsoDate };
type Reviewed = Told & {
  /** The last day on which a review may be asked for; `null` after a review. */
  review_to: IsoDate | null;
};

const SEE_CLAIM = { pl: 'Zobacz rozliczenie', en: 'See the claim' };

/** N20. */
export function toCorrectText({ number, correction_to }: ToCorrect): NoticeText {
  return templated('claim-to-correct', { rozliczenie: number, termin: dayIn(correction_to) });
}

/** N20, two days before the last one. */
export function correctionReminderText({ number, correction_to }: ToCorrect): NoticeText {
  return templated('claim-correction-reminder', { rozliczenie: number, termin: dayIn(correction_to) });
}

/** N21. */
export function approvedText({ number, payment_to }: Told & { payment_to: IsoDate }): NoticeText {
  return templated('claim-approved', { rozliczenie: number, termin: dayIn(payment_to) });
}

/** N22, of a part. */
export function approvedPartlyText({
  number,
  payment_to,
  review_to,
}: Reviewed & { payment_to: IsoDate }): NoticeText {
  const ocena = reviewSentence(review_to);
  return templated('claim-approved-partly', { rozliczenie: number, termin: dayIn(payment_to), ocena });
}

/** N22, of a rejection. */
export function claimRejectedText({ number, review_to }: Reviewed): NoticeText {
  return templated('claim-rejected', { rozliczenie: number, ocena: reviewSentence(review_to) });
}

/** The review that was asked for begins. */
export function reviewBegunText({ number }: Told): NoticeText {
  return templated('claim-review-begun', { rozliczenie: number });
}

/** The same to who checked it. */
export function reviewToCheckText({ number }: Told): NoticeText {
  return templated('staff-claim-review', { rozliczenie: number });
}

/** A review that adds nothing to what was paid. */
export function reviewKeptText({ number }: Told): NoticeText {
  return templated('claim-review-kept', { rozliczenie: number });
}

/** The e-mail of a notification about a claim. */
export function claimEmail(
  to: Reader,
  { id, text }: { id: number; text: NoticeText },
  { office, publicUrl }: Sender,
): Email {
  const link = { label: SEE_CLAIM, href: publicUrl + pathTo(portalPaths.claim, id) };
  return noticeEmail({ to, office, text, link });
}

function reviewSentence(review_to: IsoDate | null) {
  if (review_to === null) return { pl: '', en: '' };
  return {
    pl: `O ponowną ocenę możesz poprosić najpóźniej ${longDateText(review_to)}`,
    en: `You can ask for a review by ${longDateText(review_to, 'en')} at the latest.`,
  };
}

function dayIn(day: IsoDate): InEachLanguage<string> {
  return { pl: dayText(day), en: dayText(day, 'en') };
}
