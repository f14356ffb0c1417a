import { dayText, type IsoDate, longDateText } from '@urzad/domain';
import { type InEachLanguage, type NoticeText, noticeEmail, type Sender, templated } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';
import { pageOf, type Received, SEE_REGISTRATION, type Told } from './emails';

export interface Rejected {
  /** The reason, one sentence. */
  reason: InEachLanguage<string>;
  /** Last day on which a review may be asked for; `null` after a review. */
  review_to: IsoDate | null;
}

/** N06. */
export function rejectedText({ number, reason, review_to }: Told & Rejected): NoticeText {
  return templated('registration-rejected', {
    zgloszenie: number,
    uzasadnienie: reason,
    ocena: reviewSentence(review_to),
  });
}

/** The e-mail has no reason: it may name a child's age or health. */
export function rejectedMailText({ number, review_to }: Told & Pick<Rejected, 'review_to'>): NoticeText {
  return templated('registration-rejected-mail', { zgloszenie: number, ocena: reviewSentence(review_to) });
}

export function rejectedEmail(
  to: Reader,
  { told, text }: { told: Told; text: NoticeText },
  { office, publicUrl }: Sender,
): Email {
  return noticeEmail({ to, office, text, link: { label: SEE_REGISTRATION, href: pageOf(publicUrl, told) } });
}

function reviewSentence(review_to: IsoDate | null): InEachLanguage<string> {
  if (review_to === null) return { pl: '', en: '' };
  return {
    pl: `O ponowną ocenę możesz poprosić na stronie zgłoszenia, najpóźniej ${longDateText(review_to)}`,
    en: `You can ask for a review on the page of the application, by ${longDateText(review_to, 'en')} at the latest.`,
  };
}

type ReviewAccepted = Told & Pick<Received, 'answer_by'>;

export function reviewAcceptedText({ number, answer_by }: ReviewAccepted): NoticeText {
  return templated('registration-review', {
    zgloszenie: number,
    termin: { pl: dayText(answer_by), en: dayText(answer_by, 'en') },
  });
}

export function reviewAcceptedEmail(
  to: Reader,
  told: ReviewAccepted,
  { office, publicUrl }: Sender,
  text = reviewAcceptedText(told),
): Email {
  const link = { label: SEE_REGISTRATION, href: pageOf(publicUrl, told) };
  return noticeEmail({ to, office, text, link });
}
