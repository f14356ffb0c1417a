import { dayText, type IsoDate, longDateText } from '@urzad/domain';
import {
  type InEachLanguage,
  type NoticeText,
  noticeEmail,
  POLISH_BINDS,
  type Sender,
  templated,
  toEmail,
} from '../../mail/email';
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
  const review = reviewSentences(review_to);
  return {
    kind: 'N06',
    pl: {
      content_name: `Wynik oceny formalnej zgłoszenia ${number}`,
      content_text: [
        `Zgłoszenie ${number} zostało odrzucone po ocenie formalnej. ${reason.pl}`,
        ...review.pl,
        'Pismo urzędu znajdziesz w szczegółach zgłoszenia.',
      ].join(' '),
    },
    en: {
      content_name: `Result of the formal check of application ${number}`,
      content_text: [
        `Application ${number} has been rejected after the formal check. ${reason.en}`,
        ...review.en,
        `You will find the letter of the office in the details of the application. ${POLISH_BINDS}`,
      ].join(' '),
    },
  };
}

/** The e-mail has no reason: it may name a child's age or health. */
export function rejectedEmail(to: Reader, told: Told & Rejected, { office, publicUrl }: Sender): Email {
  const text = rejectedText(told);
  const review = reviewSentences(told.review_to);
  return toEmail({
    to,
    office,
    link: { label: SEE_REGISTRATION, href: pageOf(publicUrl, told) },
    words: {
      pl: {
        subject: text.pl.content_name,
        paragraphs: [
          `Twoje zgłoszenie ${told.number} zostało odrzucone po ocenie formalnej. Powód znajdziesz w serwisie, po zalogowaniu.`,
          ...review.pl,
        ],
      },
      en: {
        subject: text.en.content_name,
        paragraphs: [
          `Your application ${told.number} has been rejected after the formal check. You will find the reason in the letter of the office, in the portal, when you have signed in. ${POLISH_BINDS}`,
          ...review.en,
        ],
      },
    },
  });
}

function reviewSentences(review_to: IsoDate | null): InEachLanguage<string[]> {
  const pl = ['Nowe zgłoszenie możesz złożyć dopiero w następnym naborze.'];
  const en = ['You can submit a new application in the next call only.'];
  if (review_to === null) return { pl, en };

  return {
    pl: [
      `O ponowną ocenę możesz poprosić na stronie zgłoszenia, najpóźniej ${longDateText(review_to)}`,
      ...pl,
    ],
    en: [
      `You can ask for a review on the page of the application, by ${longDateText(review_to, 'en')} at the latest.`,
      ...en,
    ],
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
