import { dayText, timeText, warsawDate } from '@urzad/domain';
import { type NoticeText, noticeEmail, type Sender, templated } from '../../../mail/email';
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
  return templated('call-cancelled', { nabor: number, powod: reason });
}

export function callCancelledEmail(
  to: Reader,
  told: OfCall,
  sender: Sender,
  text = callCancelledText(told),
): Email {
  return ofDraft(to, told, { text, sender });
}

type Prolonged = OfCall & { open_to: Date };

/** To who has a draft. */
export function callProlongedText({ number, reason, open_to }: Prolonged): NoticeText {
  const moment = (locale: 'pl' | 'en') => `${dayText(warsawDate(open_to), locale)}, ${timeText(open_to)}`;
  return templated('call-prolonged', {
    nabor: number,
    koniec: { pl: moment('pl'), en: moment('en') },
    powod: reason,
  });
}

export function callProlongedEmail(
  to: Reader,
  told: Prolonged,
  sender: Sender,
  text = callProlongedText(told),
): Email {
  return ofDraft(to, told, { text, sender });
}

function ofDraft(
  to: Reader,
  told: OfCall,
  { text, sender: { office, publicUrl } }: { text: NoticeText; sender: Sender },
): Email {
  return noticeEmail({ to, office, text, link: { label: SEE_REGISTRATION, href: pageOf(publicUrl, told) } });
}
