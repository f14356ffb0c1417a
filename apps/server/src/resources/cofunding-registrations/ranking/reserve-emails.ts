import { COUNTED, countText, dayText, type IsoDate } from '@urzad/domain';
import { type NoticeText, noticeEmail, type Sender } from '../../../mail/email';
import type { Email } from '../../../mail/mail';
import type { Reader } from '../../../mail/reader';
import { pageOf, SEE_REGISTRATION, type Told } from '../emails';

interface Promoted {
  /** Days for the documents, and the last one. */
  days: number;
  documents_to: IsoDate;
}

/** N10. */
export function promotedText({ number, days, documents_to }: Pick<Told, 'number'> & Promoted): NoticeText {
  return {
    kind: 'N10',
    pl: {
      content_name: `Wynik naboru – zgłoszenie ${number}`,
      content_text: `Zwolniło się miejsce i Twoje zgłoszenie ${number} jest zakwalifikowane. Na dokumenty potrzebne do umowy masz ${countText(days, COUNTED.day)}, do ${dayText(documents_to)}. Ich listę zobaczysz w zgłoszeniu.`,
    },
    en: {
      content_name: `Result of the call – application ${number}`,
      content_text: `A place has become free, and your application ${number} has qualified. You have ${countText(days, COUNTED.day, 'en')}, until ${dayText(documents_to, 'en')}, for the documents that the contract needs. Their list is in the application.`,
    },
  };
}

export function promotedEmail(to: Reader, told: Told & Promoted, sender: Sender): Email {
  return emailOf(to, { told, text: promotedText(told) }, sender);
}

/** N09, at the end of the reserve list. */
export function lapsedText({ number }: Pick<Told, 'number'>): NoticeText {
  return {
    kind: 'OTHER',
    pl: {
      content_name: `Wynik naboru – zgłoszenie ${number}`,
      content_text: `Lista rezerwowa tego naboru straciła ważność i Twoje zgłoszenie ${number} nie zostało zakwalifikowane: nie zwolniło się miejsce. Zapraszamy do następnego naboru.`,
    },
    en: {
      content_name: `Result of the call – application ${number}`,
      content_text: `The reserve list of this call is no longer valid, and your application ${number} has not qualified: no place has become free. You are welcome in the next call.`,
    },
  };
}

export function lapsedEmail(to: Reader, told: Told, sender: Sender): Email {
  return emailOf(to, { told, text: lapsedText(told) }, sender);
}

function emailOf(
  to: Reader,
  { told, text }: { told: Told; text: NoticeText },
  { office, publicUrl }: Sender,
): Email {
  const link = { label: SEE_REGISTRATION, href: pageOf(publicUrl, told) };
  return noticeEmail({ to, office, text, link });
}
