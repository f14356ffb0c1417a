import { dayText, timeText, warsawDate } from '@urzad/domain';
import { type NoticeText, noticeEmail, type Sender } from '../../../mail/email';
import type { Email } from '../../../mail/mail';
import type { Reader } from '../../../mail/reader';
import { pageOf, SEE_REGISTRATION } from '../emails';

interface OfCall {
  /** Id of the registration. */
  id: number;
  /** Number of the call. */
  number: string;
  /** As the office wrote it, in Polish. */
  reason: string;
}

/** N02, to who had a draft. */
export function callCancelledText({ number, reason }: OfCall): NoticeText {
  return {
    kind: 'N02',
    pl: {
      content_name: `Odwołano nabór ${number}`,
      content_text: `Nabór ${number} został odwołany. Powód: ${reason} Twój szkic zgłoszenia został zamknięty, a jego odpowiedzi i pliki usunięte. Nie musisz nic robić.`,
    },
    en: {
      content_name: `Call ${number} has been cancelled`,
      content_text: `Call ${number} has been cancelled. The reason, in Polish: ${reason} Your draft of an application is closed, and its answers and files are erased. You do not have to do anything.`,
    },
  };
}

export function callCancelledEmail(to: Reader, told: OfCall, sender: Sender): Email {
  return ofDraft(to, told, { text: callCancelledText(told), sender });
}

type Prolonged = OfCall & { open_to: Date };

/** To who has a draft. */
export function callProlongedText({ number, reason, open_to }: Prolonged): NoticeText {
  const moment = (locale: 'pl' | 'en') => `${dayText(warsawDate(open_to), locale)}, ${timeText(open_to)}`;
  return {
    kind: 'OTHER',
    pl: {
      content_name: `Nabór ${number} potrwa dłużej`,
      content_text: `Zgłoszenie w naborze ${number} możesz złożyć do ${moment('pl')}. Powód: ${reason}`,
    },
    en: {
      content_name: `Call ${number} is open for longer`,
      content_text: `You can submit an application in call ${number} until ${moment('en')}. The reason, in Polish: ${reason}`,
    },
  };
}

export function callProlongedEmail(to: Reader, told: Prolonged, sender: Sender): Email {
  return ofDraft(to, told, { text: callProlongedText(told), sender });
}

function ofDraft(
  to: Reader,
  told: OfCall,
  { text, sender: { office, publicUrl } }: { text: NoticeText; sender: Sender },
): Email {
  return noticeEmail({ to, office, text, link: { label: SEE_REGISTRATION, href: pageOf(publicUrl, told) } });
}
