import { pathTo, portalPaths } from '@urzad/contract';
import { type IsoMonth, monthText } from '@urzad/domain';
import { type NoticeText, noticeEmail, type Sender } from '../../mail/email';
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
  return {
    kind: 'OTHER',
    pl: {
      content_name: `Dofinansowanie ${number}: koniec przerwy`,
      content_text: `Przerwa w dofinansowaniu ${number} kończy się. Miesiące od: ${monthText(from, 'pl')} znowu rozliczasz po ich zakończeniu. Powód: ${reason}`,
    },
    en: {
      content_name: `Co-funding ${number}: the break ends`,
      content_text: `The break in the co-funding ${number} ends. You settle the months from ${monthText(from, 'en')} on again, each after its end. Reason: ${reason}`,
    },
  };
}

export function resumedEmail(to: Reader, told: Resumed, { office, publicUrl }: Sender): Email {
  return noticeEmail({
    to,
    office,
    text: resumedText(told),
    link: { label: SEE_CO_FUNDING, href: `${publicUrl}${pathTo(portalPaths.coFunding, told.id)}` },
  });
}
