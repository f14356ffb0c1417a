import { pathTo, portalPaths } from '@urzad/contract';
import { dayText, type IsoDate, longDateText } from '@urzad/domain';
import { type NoticeText, noticeEmail, POLISH_BINDS, type Sender } from '../../../mail/email';
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

/** What becomes of a correction that does not come (Order §12). */
const CORRECTION_LATE = {
  pl: 'Pozycji, których nie poprawisz w terminie, nie uznamy.',
  en: 'We will not accept the lines that you do not correct in time.',
};

const LETTER_IS_THERE = {
  pl: 'Pismo z wynikiem znajdziesz w szczegółach rozliczenia.',
  en: `You will find the letter with the result in the details of the claim. ${POLISH_BINDS}`,
};

/** N20. */
export function toCorrectText({ number, correction_to }: ToCorrect): NoticeText {
  return {
    kind: 'N20',
    pl: {
      content_name: `Rozliczenie ${number} do poprawy`,
      content_text: `Popraw rozliczenie ${number}, podpisz je i złóż ponownie do ${dayText(correction_to)}. Uwagi urzędu zobaczysz przy pozycjach rozliczenia. ${CORRECTION_LATE.pl}`,
    },
    en: {
      content_name: `Claim ${number} to be corrected`,
      content_text: `Correct claim ${number}, sign it and submit it again by ${dayText(correction_to, 'en')}. You will see the remarks of the office beside the lines of the claim; they are in Polish. ${CORRECTION_LATE.en}`,
    },
  };
}

/** N20, two days before the last one. */
export function correctionReminderText({ number, correction_to }: ToCorrect): NoticeText {
  return {
    kind: 'N20',
    pl: {
      content_name: `Rozliczenie ${number} do poprawy`,
      content_text: `Przypominamy: rozliczenie ${number} czeka na Twoje poprawki do ${dayText(correction_to)}. ${CORRECTION_LATE.pl}`,
    },
    en: {
      content_name: `Claim ${number} to be corrected`,
      content_text: `A reminder: claim ${number} is waiting for your correction until ${dayText(correction_to, 'en')}. ${CORRECTION_LATE.en}`,
    },
  };
}

/** N21. */
export function approvedText({ number, payment_to }: Told & { payment_to: IsoDate }): NoticeText {
  return {
    kind: 'N21',
    pl: {
      content_name: `Rozliczenie ${number} zatwierdzone`,
      content_text: `Rozliczenie ${number} jest zatwierdzone w całości. Wypłacimy pieniądze do ${dayText(payment_to)}. ${LETTER_IS_THERE.pl}`,
    },
    en: {
      content_name: `Claim ${number} approved`,
      content_text: `Claim ${number} is approved in full. We will pay by ${dayText(payment_to, 'en')}. ${LETTER_IS_THERE.en}`,
    },
  };
}

/** N22, of a part. */
export function approvedPartlyText({
  number,
  payment_to,
  review_to,
}: Reviewed & { payment_to: IsoDate }): NoticeText {
  const review = reviewSentence(review_to);
  return {
    kind: 'N22',
    pl: {
      content_name: `Rozliczenie ${number} zatwierdzone częściowo`,
      content_text: `Rozliczenie ${number} jest zatwierdzone częściowo. Wypłacimy pieniądze do ${dayText(payment_to)}. ${review.pl}${LETTER_IS_THERE.pl}`,
    },
    en: {
      content_name: `Claim ${number} approved in part`,
      content_text: `Claim ${number} is approved in part. We will pay by ${dayText(payment_to, 'en')}. ${review.en}${LETTER_IS_THERE.en}`,
    },
  };
}

/** N22, of a rejection. */
export function claimRejectedText({ number, review_to }: Reviewed): NoticeText {
  const review = reviewSentence(review_to);
  return {
    kind: 'N22',
    pl: {
      content_name: `Rozliczenie ${number} odrzucone`,
      content_text: `Rozliczenie ${number} jest odrzucone. ${review.pl}${LETTER_IS_THERE.pl}`,
    },
    en: {
      content_name: `Claim ${number} rejected`,
      content_text: `Claim ${number} is rejected. ${review.en}${LETTER_IS_THERE.en}`,
    },
  };
}

/** The review that was asked for begins. */
export function reviewBegunText({ number }: Told): NoticeText {
  return {
    kind: 'OTHER',
    pl: {
      content_name: `Rozliczenie ${number}: ponowna ocena`,
      content_text: `Przyjęliśmy Twoją prośbę. Rozliczenie sprawdzamy ponownie pod numerem ${number}. Napiszemy, gdy będzie wynik.`,
    },
    en: {
      content_name: `Claim ${number}: review`,
      content_text: `We have accepted your request. We check the claim again under the number ${number}. We will write when there is a result.`,
    },
  };
}

/** The same to who checked it. */
export function reviewToCheckText({ number }: Told): NoticeText {
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Rozliczenie ${number} do ponownej oceny`,
      content_text: `Prośba o ponowną ocenę jest przyjęta. Rozliczenie ${number} czeka na ponowne sprawdzenie.`,
    },
    en: {
      content_name: `Claim ${number} to be reviewed`,
      content_text: `The request for a review has been accepted. Claim ${number} waits to be checked again.`,
    },
  };
}

/** A review that adds nothing to what was paid. */
export function reviewKeptText({ number }: Told): NoticeText {
  return {
    kind: 'OTHER',
    pl: {
      content_name: `Rozliczenie ${number}: wynik ponownej oceny`,
      content_text: `Po ponownej ocenie wynik rozliczenia ${number} się nie zmienia. ${LETTER_IS_THERE.pl}`,
    },
    en: {
      content_name: `Claim ${number}: result of the review`,
      content_text: `After the review the result of claim ${number} stays as it was. ${LETTER_IS_THERE.en}`,
    },
  };
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
    pl: `O ponowną ocenę możesz poprosić najpóźniej ${longDateText(review_to)} `,
    en: `You can ask for a review by ${longDateText(review_to, 'en')} at the latest. `,
  };
}
