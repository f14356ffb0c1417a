import { dayText, type IsoDate } from '@urzad/domain';
import { comingListText } from '@urzad/grants';
import { type NoticeText, noticeEmail, POLISH_BINDS, type Sender } from '../../../mail/email';
import type { Email } from '../../../mail/mail';
import type { Reader } from '../../../mail/reader';
import { pageOf, SEE_REGISTRATION, type Told } from '../emails';

type Numbered = Pick<Told, 'number'>;

/** To everybody who may approve them. */
export function pointsWaitText({ number, due_date }: Numbered & { due_date: IsoDate | null }): NoticeText {
  const until =
    due_date === null
      ? { pl: '', en: '' }
      : {
          pl: ` Odpowiedź dla wnioskodawcy obiecaliśmy do ${dayText(due_date)}.`,
          en: ` We promised the applicant an answer by ${dayText(due_date, 'en')}.`,
        };
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Punkty do zatwierdzenia: ${number}`,
      content_text: `Zgłoszenie ${number} ma punkty i czeka na zatwierdzenie przez drugą osobę.${until.pl}`,
    },
    en: {
      content_name: `Points to approve: ${number}`,
      content_text: `Application ${number} has its points and is waiting for the approval of a second person.${until.en}`,
    },
  };
}

/** To the officer who gave the points. */
export function pointsApprovedText({ number }: Numbered): NoticeText {
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Punkty zatwierdzone: ${number}`,
      content_text: `Punkty zgłoszenia ${number} są zatwierdzone. Pismo do wnioskodawcy jest wysłane.`,
    },
    en: {
      content_name: `Points approved: ${number}`,
      content_text: `The points of application ${number} have been approved. The letter to the applicant has been sent.`,
    },
  };
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
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Punkty do poprawy: ${number}`,
      content_text: `Zgłoszenie ${number} wróciło do Ciebie z uwagą do punktów. Przeczytaj uwagę i przyznaj punkty ponownie.`,
    },
    en: {
      content_name: `Points to correct: ${number}`,
      content_text: `Application ${number} has come back to you with a remark on the points. Read the remark and give the points again.`,
    },
  };
}

/** To everybody who may approve new points after a review. */
export function rescoreWaitsText({ number }: Numbered): NoticeText {
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Nowe punkty do zatwierdzenia: ${number}`,
      content_text: `Zgłoszenie ${number} ma nowe punkty po prośbie o ponowną ocenę i czeka na zatwierdzenie przez drugą osobę.`,
    },
    en: {
      content_name: `New points to approve: ${number}`,
      content_text: `Application ${number} has new points after a request for a review and is waiting for the approval of a second person.`,
    },
  };
}

/** To who gave the new points and settles the case. */
export function rescoreApprovedText({ number }: Numbered): NoticeText {
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Nowe punkty zatwierdzone: ${number}`,
      content_text: `Nowe punkty zgłoszenia ${number} są zatwierdzone. Załatw teraz sprawę o ponowną ocenę: zgłoszenie dostanie nowe miejsce, a listę ogłosimy jeszcze raz.`,
    },
    en: {
      content_name: `New points approved: ${number}`,
      content_text: `The new points of application ${number} have been approved. Settle the case of the review now: the application gets its new place, and the list is published once more.`,
    },
  };
}
