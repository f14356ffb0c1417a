import { pathTo, portalPaths } from '@urzad/contract';
import { dayText, type IsoDate, type Option } from '@urzad/domain';
import { type InEachLanguage, type NoticeText, noticeEmail, type Sender, templated } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';

/** The content of a letter and its notification: a number, a date and a link (Process §2.20). */
interface Told {
  id: number;
  number: string;
}

const SEE_CONTRACT = { pl: 'Zobacz umowę', en: 'See the contract' };

/** N13: to be signed. */
export function toSignText({ number, sign_member_to }: Told & { sign_member_to: IsoDate }): NoticeText {
  return templated('contract-to-sign', { umowa: number, termin: dayIn(sign_member_to) });
}

/** N13: the term is prolonged. */
export function prolongedText({ number, sign_member_to }: Told & { sign_member_to: IsoDate }): NoticeText {
  return templated('contract-prolonged', { umowa: number, termin: dayIn(sign_member_to) });
}

/** N13: it went back to its preparation, and why. */
export function returnedText({ number, return_reason }: Told & { return_reason: Option }): NoticeText {
  return templated('contract-returned', { umowa: number, powod: inSentence(return_reason) });
}

/** A reason inside of a sentence: of contracts and of annexes. */
export function inSentence({ pl, en }: Option): InEachLanguage<string> {
  return { pl: pl.toLowerCase(), en: en.toLowerCase() };
}

function dayIn(day: IsoDate): InEachLanguage<string> {
  return { pl: dayText(day), en: dayText(day, 'en') };
}

/** The term for the signature passed. */
export function expiredText({ number }: Pick<Told, 'number'>): NoticeText {
  return templated('contract-expired', { umowa: number });
}

/** N17 */
export function endedText({ number }: Pick<Told, 'number'>): NoticeText {
  return templated('contract-ended', { umowa: number });
}

/** The e-mail of a notification about a contract. */
export function contractEmail(
  to: Reader,
  { id, text }: { id: number; text: NoticeText },
  { office, publicUrl }: Sender,
): Email {
  const link = { label: SEE_CONTRACT, href: publicUrl + pathTo(portalPaths.contract, id) };
  return noticeEmail({ to, office, text, link });
}
