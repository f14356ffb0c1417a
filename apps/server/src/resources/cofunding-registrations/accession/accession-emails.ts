import { type IsoDate, longDateText } from '@urzad/domain';
import { type NoticeText, noticeEmail, type Sender } from '../../../mail/email';
import type { Email } from '../../../mail/mail';
import type { Reader } from '../../../mail/reader';
import { pageOf, SEE_REGISTRATION, type Told } from '../emails';

type Numbered = Pick<Told, 'number'>;

interface Term {
  documents_to: IsoDate;
}

const NAME = {
  pl: (number: string) => `Dokumenty do zgłoszenia ${number}`,
  en: (number: string) => `Documents of application ${number}`,
};

/** What follows when the documents do not come. */
const LATE = {
  pl: 'Po tym dniu miejsce dostanie następna osoba z listy rezerwowej.',
  en: 'After that day the next person of the reserve list gets the place.',
};

/** N11. */
export function documentsReminderText({ number, documents_to }: Numbered & Term): NoticeText {
  return {
    kind: 'N11',
    pl: {
      content_name: NAME.pl(number),
      content_text: `Przypominamy: czekamy na dokumenty do zgłoszenia ${number}. Wyślij je najpóźniej ${longDateText(documents_to)} ${LATE.pl}`,
    },
    en: {
      content_name: NAME.en(number),
      content_text: `A reminder: we are waiting for the documents of application ${number}. Send them by ${longDateText(documents_to, 'en')} at the latest. ${LATE.en}`,
    },
  };
}

/** N12, after a return. */
export function documentsReturnedText({ number, documents_to }: Numbered & Term): NoticeText {
  return {
    kind: 'N12',
    pl: {
      content_name: NAME.pl(number),
      content_text: `Niektóre dokumenty do zgłoszenia ${number} trzeba poprawić. Uwagi zobaczysz w zgłoszeniu. Wyślij dokumenty jeszcze raz najpóźniej ${longDateText(documents_to)} ${LATE.pl}`,
    },
    en: {
      content_name: NAME.en(number),
      content_text: `Some documents of application ${number} have to be corrected. You will see the remarks in the application. Send the documents again by ${longDateText(documents_to, 'en')} at the latest. ${LATE.en}`,
    },
  };
}

/** N12, after a prolongation. */
export function documentsProlongedText({ number, documents_to }: Numbered & Term): NoticeText {
  return {
    kind: 'N11',
    pl: {
      content_name: NAME.pl(number),
      content_text: `Masz więcej czasu na dokumenty do zgłoszenia ${number}: wyślij je najpóźniej ${longDateText(documents_to)}`,
    },
    en: {
      content_name: NAME.en(number),
      content_text: `You have more time for the documents of application ${number}: send them by ${longDateText(documents_to, 'en')} at the latest.`,
    },
  };
}

/** When the last day has passed. */
export function documentsExpiredText({ number, documents_to }: Numbered & Term): NoticeText {
  return {
    kind: 'OTHER',
    pl: {
      content_name: NAME.pl(number),
      content_text: `Dokumenty do zgłoszenia ${number} nie przyszły do ${longDateText(documents_to)} Zgłoszenie wygasło, a miejsce dostanie następna osoba z listy rezerwowej.`,
    },
    en: {
      content_name: NAME.en(number),
      content_text: `The documents of application ${number} did not come by ${longDateText(documents_to, 'en')}. The application has expired, and the next person of the reserve list gets the place.`,
    },
  };
}

/** To the officer in charge. */
export function documentsSentText({ number }: Numbered): NoticeText {
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Przyszły dokumenty: ${number}`,
      content_text: `Rodzic wysłał dokumenty do zgłoszenia ${number}. Sprawdź je w zgłoszeniu.`,
    },
    en: {
      content_name: `The documents have come: ${number}`,
      content_text: `The parent has sent the documents of application ${number}. Check them in the application.`,
    },
  };
}

/** One of these texts as an e-mail. */
export function documentsEmail(
  to: Reader,
  { told, text }: { told: Told; text: NoticeText },
  { office, publicUrl }: Sender,
): Email {
  const link = { label: SEE_REGISTRATION, href: pageOf(publicUrl, told) };
  return noticeEmail({ to, office, text, link });
}
