import { portalPaths } from '@urzad/contract';
import { type IsoDate, longDateText } from '@urzad/domain';
import { type NoticeText, noticeEmail, type Sender } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';

interface Told {
  /** `UM/II/0041/2026` */
  contract: string;
}

interface Started extends Told {
  /** `DOF/0041/1` */
  number: string;
  date_from: IsoDate;
}

interface Ending extends Told {
  planned_end: IsoDate;
}

const SEE_PANEL = { pl: 'Otwórz panel uczestnika', en: 'Open the participant panel' };

/** N15, of the start of a co-funding. */
export function startedText({ contract, number, date_from }: Started): NoticeText {
  return {
    pl: {
      content_name: `Umowa ${contract}: dofinansowanie trwa`,
      content_text: `Od ${longDateText(date_from)} trwa dofinansowanie ${number}. Każdy miesiąc rozliczasz po jego zakończeniu.`,
    },
    en: {
      content_name: `Contract ${contract}: the co-funding has begun`,
      content_text: `The co-funding ${number} runs from ${longDateText(date_from, 'en')}. Each month is settled after its end.`,
    },
  };
}

export function startedEmail(to: Reader, told: Started, sender: Sender): Email {
  return emailOf(to, startedText(told), sender);
}

/** N16. */
export function lastMonthText({ contract, planned_end }: Ending): NoticeText {
  return {
    pl: {
      content_name: `Umowa ${contract}: ostatni miesiąc`,
      content_text: `Zaczął się ostatni miesiąc dofinansowania. Jego ostatni dzień to ${longDateText(planned_end)} Potem rozliczysz ten miesiąc i podasz dane po zakończeniu udziału.`,
    },
    en: {
      content_name: `Contract ${contract}: the last month`,
      content_text: `The last month of the co-funding has begun. Its last day is ${longDateText(planned_end, 'en')}. After it you settle this month and give the data after the end.`,
    },
  };
}

export function lastMonthEmail(to: Reader, told: Ending, sender: Sender): Email {
  return emailOf(to, lastMonthText(told), sender);
}

function emailOf(to: Reader, text: NoticeText, { office, publicUrl }: Sender): Email {
  return noticeEmail({
    to,
    office,
    text,
    link: { label: SEE_PANEL, href: `${publicUrl}${portalPaths.memberShow}` },
  });
}
