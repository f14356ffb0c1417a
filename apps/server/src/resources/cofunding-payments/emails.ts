import { pathOfNewCase, pathTo, portalPaths } from '@urzad/contract';
import { dayText, type IsoDate } from '@urzad/domain';
import { type NoticeText, noticeEmail, type Sender, templated } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';

/** The content of a letter and its notification: a number, a date and a link (Process §2.20). */
interface Told {
  /** `ROZ/0041/2027-01/1` */
  number: string;
}

const SEE_CLAIM = { pl: 'Zobacz rozliczenie', en: 'See the claim' };

/** N23. */
export function paidText({ number, paid_date }: Told & { paid_date: IsoDate }): NoticeText {
  const dzien = { pl: dayText(paid_date), en: dayText(paid_date, 'en') };
  return templated('claim-paid', { rozliczenie: number, dzien });
}

/** The bank returned the transfer. */
export function returnedText({ number }: Told): NoticeText {
  return templated('transfer-returned', { rozliczenie: number });
}

const REPORT_ACCOUNT = { pl: 'Zgłoś zmianę rachunku', en: 'Report another account' };

/** Leads to the statement of another account. */
export function returnedEmail(
  to: Reader,
  { id_contract, text }: { id_contract: number; text: NoticeText },
  { office, publicUrl }: Sender,
): Email {
  const href = `${publicUrl}${pathOfNewCase('cofundingcontract', id_contract)}?kind=ZMIANA&change=account`;
  return noticeEmail({ to, office, text, link: { label: REPORT_ACCOUNT, href } });
}

/** Leads to the claim. */
export function claimEmail(
  to: Reader,
  { id_request, text }: { id_request: number; text: NoticeText },
  { office, publicUrl }: Sender,
): Email {
  const href = `${publicUrl}${pathTo(portalPaths.claim, id_request)}`;
  return noticeEmail({ to, office, text, link: { label: SEE_CLAIM, href } });
}
