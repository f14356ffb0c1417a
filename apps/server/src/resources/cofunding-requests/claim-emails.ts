import { pathTo, portalPaths } from '@urzad/contract';
import { dayText, warsawDate } from '@urzad/domain';
import { type NoticeText, noticeEmail, type Sender, templated } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';

/** The content of a letter and its notification: a number, a date and a link (Process §2.20). */
interface Told {
  number: string;
  /** When it was received. */
  received: Date;
}

const SEE_CLAIM = { pl: 'Zobacz rozliczenie', en: 'See the claim' };

/** N19, also of a corrected version. */
export function claimSentText({ number, received }: Told): NoticeText {
  const day = warsawDate(received);
  const dzien = { pl: dayText(day), en: dayText(day, 'en') };
  return templated('claim-sent', { rozliczenie: number, dzien });
}

/** To who checks it: its correction has come. */
export function claimCorrectedText({ number }: Pick<Told, 'number'>): NoticeText {
  return templated('staff-claim-corrected', { rozliczenie: number });
}

/** A letter about a claim, with a link to it. */
export function claimEmail(
  to: Reader,
  { id, text }: { id: number; text: NoticeText },
  { office, publicUrl }: Sender,
): Email {
  return noticeEmail({
    ...{ to, office, text },
    link: { label: SEE_CLAIM, href: publicUrl + pathTo(portalPaths.claim, id) },
  });
}
