import { pathOfNewClaim, portalPaths } from '@urzad/contract';
import { dayText, type IsoDate, type IsoMonth, type Locale, longDateText, monthText } from '@urzad/domain';
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

interface ToSettle extends Told {
  month: IsoMonth;
  claim_to: IsoDate;
  isLate: boolean;
  /** The co-funding whose month it is; several are settled in the panel. */
  ids_grant: readonly number[];
}

const SEE_PANEL = { pl: 'Otwórz panel uczestnika', en: 'Open the participant panel' };

/** N15, of the start of a co-funding. */
export function startedText({ contract, number, date_from }: Started): NoticeText {
  return {
    kind: 'N15',
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

/** N17, of a co-funding that has ended before it could begin. */
export function unstartedText({ contract, number }: Omit<Started, 'date_from'>): NoticeText {
  return {
    kind: 'OTHER',
    pl: {
      content_name: `Umowa ${contract}: dofinansowanie się nie zaczęło`,
      content_text: `Minął ostatni dzień dofinansowania ${number}, a nie mamy przyjętego zaświadczenia o podjęciu pracy. Za to dofinansowanie niczego nie rozliczysz.`,
    },
    en: {
      content_name: `Contract ${contract}: the co-funding has not begun`,
      content_text: `The last day of the co-funding ${number} has passed, and we have no accepted certificate of the start of work. There is nothing to settle for this co-funding.`,
    },
  };
}

export function unstartedEmail(to: Reader, told: Omit<Started, 'date_from'>, sender: Sender): Email {
  return emailOf(to, unstartedText(told), sender);
}

interface LeftOut extends Told {
  number: string;
  /** Suspended until the end. */
  months: readonly IsoMonth[];
}

/** N17, of a co-funding that ended while months of it were suspended. */
export function leftOutText({ contract, number, months }: LeftOut): NoticeText {
  const named = (locale: Locale) => months.map((month) => monthText(month, locale)).join(', ');
  return {
    kind: 'OTHER',
    pl: {
      content_name: `Umowa ${contract}: zawieszone miesiące pominięte`,
      content_text: `Dofinansowanie ${number} się skończyło. Tych miesięcy nie rozliczysz, bo były zawieszone do końca: ${named('pl')}. Pieniądze na nie wróciły do naboru.`,
    },
    en: {
      content_name: `Contract ${contract}: suspended months left out`,
      content_text: `The co-funding ${number} has ended. These months cannot be settled, as they were suspended until the end: ${named('en')}. Their money has returned to the call.`,
    },
  };
}

export function leftOutEmail(to: Reader, told: LeftOut, sender: Sender): Email {
  return emailOf(to, leftOutText(told), sender);
}

/** N16. */
export function lastMonthText({ contract, planned_end }: Ending): NoticeText {
  return {
    kind: 'N16',
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

interface Ended extends Told {
  last_day: IsoDate;
  /** The last day for the data after the end. */
  exit_to: IsoDate;
}

/** N17, of a support that ends early. */
export function endedText({ contract, last_day, exit_to }: Ended): NoticeText {
  return {
    kind: 'N17',
    pl: {
      content_name: `Umowa ${contract} rozwiązana`,
      content_text: `Ostatni dzień Twojego udziału w projekcie to ${longDateText(last_day)} Rozlicz miesiące do tego dnia, a do ${longDateText(exit_to)} podaj dane po zakończeniu udziału.`,
    },
    en: {
      content_name: `Contract ${contract} terminated`,
      content_text: `The last day of your participation is ${longDateText(last_day, 'en')}. Settle the months up to that day, and give the data after the end by ${longDateText(exit_to, 'en')}.`,
    },
  };
}

export function endedEmail(to: Reader, told: Ended, sender: Sender): Email {
  return emailOf(to, endedText(told), sender);
}

/** N27. */
export function exitFormText({ contract, exit_to }: Told & Pick<Ended, 'exit_to'>): NoticeText {
  return {
    kind: 'N27',
    pl: {
      content_name: `Umowa ${contract}: dane po zakończeniu udziału`,
      content_text: `Podaj, co robisz po zakończeniu udziału w projekcie. To jedno pytanie, odpowiedz na nie do ${longDateText(exit_to)}`,
    },
    en: {
      content_name: `Contract ${contract}: data after the end`,
      content_text: `Tell us what you do after the end of your participation. It is one question; answer it by ${longDateText(exit_to, 'en')}.`,
    },
  };
}

export function exitFormEmail(to: Reader, told: Told & Pick<Ended, 'exit_to'>, sender: Sender): Email {
  return emailOf(to, exitFormText(told), sender);
}

/** N24. After the last day it says that it has passed. */
export function claimDueText(told: Omit<ToSettle, 'ids_grant'>): NoticeText {
  const { month } = told;
  const [pl, en] = told.isLate ? lateTexts(told) : dueTexts(told);
  return {
    kind: 'N24',
    pl: { content_name: `Przypomnienie o rozliczeniu za ${monthText(month)}`, content_text: pl },
    en: { content_name: `Reminder of the claim for ${monthText(month, 'en')}`, content_text: en },
  };
}

function dueTexts({ contract, month, claim_to }: Omit<ToSettle, 'ids_grant'>): [pl: string, en: string] {
  return [
    `Rozlicz ${monthText(month)} do ${dayText(claim_to)} (umowa ${contract}). Przygotuj fakturę i potwierdzenie zapłaty. Późniejsze rozliczenie też przyjmiemy, ale jako spóźnione.`,
    `Settle ${monthText(month, 'en')} by ${dayText(claim_to, 'en')} (contract ${contract}). Prepare the invoice and the proof of payment. A later claim is taken too, but as a late one.`,
  ];
}

function lateTexts({ contract, month, claim_to }: Omit<ToSettle, 'ids_grant'>): [pl: string, en: string] {
  return [
    `Rozlicz ${monthText(month)} jak najszybciej (umowa ${contract}). Termin minął ${longDateText(claim_to)} Spóźnione rozliczenie też przyjmiemy.`,
    `Settle ${monthText(month, 'en')} as soon as you can (contract ${contract}). The deadline was ${longDateText(claim_to, 'en')}. A late claim is taken too.`,
  ];
}

export function claimDueEmail(to: Reader, told: ToSettle, { office, publicUrl }: Sender): Email {
  const { ids_grant, month } = told;
  const [id_grant, ...others] = ids_grant;
  const isOne = id_grant !== undefined && others.length === 0;
  const link = {
    label: isOne ? { pl: 'Rozlicz miesiąc', en: 'Settle the month' } : SEE_PANEL,
    href: publicUrl + (isOne ? pathOfNewClaim(id_grant, month) : portalPaths.memberShow),
  };
  return noticeEmail({ to, office, text: claimDueText(told), link });
}

function emailOf(to: Reader, text: NoticeText, { office, publicUrl }: Sender): Email {
  return noticeEmail({
    to,
    office,
    text,
    link: { label: SEE_PANEL, href: `${publicUrl}${portalPaths.memberShow}` },
  });
}
