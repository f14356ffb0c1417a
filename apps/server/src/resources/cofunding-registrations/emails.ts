import { pathTo, portalPaths } from '@urzad/contract';
import { dayText, exactMomentText, type IsoDate } from '@urzad/domain';
import { type NoticeText, noticeEmail, POLISH_BINDS, type Sender } from '../../mail/email';
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
  const moment = { pl: exactMomentText(received), en: exactMomentText(received, 'en') };
  const answer = {
    pl: `Odpowiemy do ${dayText(answer_by)}.`,
    en: `We will answer by ${dayText(answer_by, 'en')}.`,
  };
  if (version_no === 1) {
    return {
      kind: 'N03',
      pl: {
        content_name: `Potwierdzenie złożenia zgłoszenia ${number}`,
        content_text: `Twoje zgłoszenie ${number} zostało złożone ${moment.pl}. ${answer.pl} Urzędowe potwierdzenie złożenia znajdziesz w szczegółach zgłoszenia.`,
      },
      en: {
        content_name: `Confirmation: application ${number} has been submitted`,
        content_text: `Your application ${number} was submitted on ${moment.en}. ${answer.en} You will find the official receipt in the details of the application. ${POLISH_BINDS}`,
      },
    };
  }
  return {
    kind: 'N03',
    pl: {
      content_name: `Poprawki do zgłoszenia ${number} dotarły`,
      content_text: `Poprawione zgłoszenie ${number} (wersja ${version_no}) dotarło do nas ${moment.pl}. O kolejności decyduje nadal czas pierwszego złożenia. ${answer.pl} Urzędowe potwierdzenie złożenia tej wersji znajdziesz w szczegółach zgłoszenia.`,
    },
    en: {
      content_name: `The correction of application ${number} has arrived`,
      content_text: `The corrected application ${number} (version ${version_no}) reached us on ${moment.en}. The order is still decided by the time of the first submission. ${answer.en} You will find the official receipt of this version in the details of the application. ${POLISH_BINDS}`,
    },
  };
}

export function submittedEmail(to: Reader, told: Told & Received, { office, publicUrl }: Sender): Email {
  const link = { label: SEE_REGISTRATION, href: pageOf(publicUrl, told) };
  return noticeEmail({ to, office, text: submittedText(told), link });
}

interface Withdrawn {
  /** When it was withdrawn. */
  date: Date;
}

/** To the parent, a confirmation. */
export function withdrawnText({ number, date }: Told & Withdrawn): NoticeText {
  return {
    kind: 'OTHER',
    pl: {
      content_name: `Zgłoszenie ${number} jest wycofane`,
      content_text: `Zgłoszenie ${number} zostało wycofane ${exactMomentText(date)}. Nie będziemy go dalej rozpatrywać. Podpisane dokumenty zostają w szczegółach zgłoszenia.`,
    },
    en: {
      content_name: `Application ${number} has been withdrawn`,
      content_text: `Application ${number} was withdrawn on ${exactMomentText(date, 'en')}. We will not consider it any further. The signed documents stay in the details of the application.`,
    },
  };
}

export function withdrawnEmail(to: Reader, told: Told & Withdrawn, { office, publicUrl }: Sender): Email {
  const link = { label: SEE_REGISTRATION, href: pageOf(publicUrl, told) };
  return noticeEmail({ to, office, text: withdrawnText(told), link });
}

export function pageOf(publicUrl: string, { id }: Told): string {
  return publicUrl + pathTo(portalPaths.registration, id);
}
