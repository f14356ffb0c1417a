import { pathTo, portalPaths } from '@urzad/contract';
import { type IsoMonth, monthText } from '@urzad/domain';
import { type NoticeText, noticeEmail, type Sender, templated } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';

interface Resumed {
  /** Of the co-funding. */
  id: number;
  /** `DOF/0041/1` */
  number: string;
  /** The first month that is to come again. */
  from: IsoMonth;
  reason: string;
}

const SEE_CO_FUNDING = { pl: 'Zobacz dofinansowanie', en: 'See the co-funding' };

/** The office ends a break before its last month. */
export function resumedText({ number, from, reason }: Omit<Resumed, 'id'>): NoticeText {
  return templated('cofunding-resumed', {
    ...{ dofinansowanie: number, powod: reason },
    miesiac: { pl: monthText(from, 'pl'), en: monthText(from, 'en') },
  });
}

export function resumedEmail(
  to: Reader,
  told: Resumed,
  { office, publicUrl }: Sender,
  text = resumedText(told),
): Email {
  return noticeEmail({
    to,
    office,
    text,
    link: { label: SEE_CO_FUNDING, href: `${publicUrl}${pathTo(portalPaths.coFunding, told.id)}` },
  });
}
