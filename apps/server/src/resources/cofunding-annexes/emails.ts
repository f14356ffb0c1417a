import { pathTo, portalPaths } from '@urzad/contract';
import { dayText, type IsoDate, longDateText, type Option } from '@urzad/domain';
import { type NoticeText, noticeEmail, type Sender, templated } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';
import { inSentence, type SignedWords } from '../cofunding-contracts/public';

/** The content of a letter and its notification: a number, a date and a link (Process §2.20). */
interface Told {
  number: string;
}

const SEE_ANNEX = { pl: 'Zobacz aneks', en: 'See the annex' };

/** N18: to be signed. */
export function toSignText({ number, sign_member_to }: Told & { sign_member_to: IsoDate }): NoticeText {
  const termin = { pl: dayText(sign_member_to), en: dayText(sign_member_to, 'en') };
  return templated('annex-to-sign', { aneks: number, termin });
}

/** N18: it went back to its preparation, and why. */
export function returnedText({ number, return_reason }: Told & { return_reason: Option }): NoticeText {
  return templated('annex-returned', { aneks: number, powod: inSentence(return_reason) });
}

/** The office gave it up. */
export function cancelledText({ number }: Told): NoticeText {
  return templated('annex-cancelled', { aneks: number });
}

/** The term for the signature passed. */
export function expiredText({ number }: Told): NoticeText {
  return templated('annex-expired', { aneks: number });
}

/** N18: in force. */
export function inForceText({ number, valid_from }: Told & { valid_from: IsoDate }): NoticeText {
  const dzien = { pl: longDateText(valid_from), en: longDateText(valid_from, 'en') };
  return templated('annex-in-force', { aneks: number, dzien });
}

/** The e-mail of a notification about an annex. */
export function annexEmail(
  to: Reader,
  { id, text }: { id: number; text: NoticeText },
  { office, publicUrl }: Sender,
): Email {
  return noticeEmail({
    to,
    office,
    text,
    link: { label: SEE_ANNEX, href: publicUrl + pathTo(portalPaths.annex, id) },
  });
}

/** What annexes are called in the letters of their signatures. */
export const ANNEX_WORDS: SignedWords = {
  pl: {
    ...{ one: 'Aneks', object: 'aneks', many: 'aneksy', ofMany: 'aneksów' },
    toDesk: 'Otwórz biurko podpisów',
  },
  en: {
    ...{ one: 'Annex', object: 'annex', many: 'annexes' },
    toDesk: 'Open the signing desk',
  },
};
