import { pathOfNewClaim, portalPaths } from '@urzad/contract';
import { dayText, type IsoDate, type IsoMonth, type Locale, longDateText, monthText } from '@urzad/domain';
import { type InEachLanguage, type NoticeText, noticeEmail, type Sender, templated } from '../../mail/email';
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
  return templated('cofunding-started', {
    umowa: contract,
    dofinansowanie: number,
    dzien: dateIn(date_from),
  });
}

/** N17, of a co-funding that has ended before it could begin. */
export function unstartedText({ contract, number }: Omit<Started, 'date_from'>): NoticeText {
  return templated('cofunding-unstarted', { umowa: contract, dofinansowanie: number });
}

export function unstartedEmail(
  to: Reader,
  told: Omit<Started, 'date_from'>,
  sender: Sender,
  text = unstartedText(told),
): Email {
  return panelEmail(to, text, sender);
}

interface LeftOut extends Told {
  number: string;
  /** Suspended until the end. */
  months: readonly IsoMonth[];
}

/** N17, of a co-funding that ended while months of it were suspended. */
export function leftOutText({ contract, number, months }: LeftOut): NoticeText {
  const named = (locale: Locale) => months.map((month) => monthText(month, locale)).join(', ');
  return templated('cofunding-left-out', {
    ...{ umowa: contract, dofinansowanie: number },
    miesiace: { pl: named('pl'), en: named('en') },
  });
}

export function leftOutEmail(to: Reader, told: LeftOut, sender: Sender, text = leftOutText(told)): Email {
  return panelEmail(to, text, sender);
}

/** N16. */
export function lastMonthText({ contract, planned_end }: Ending): NoticeText {
  return templated('last-month', { umowa: contract, termin: dateIn(planned_end) });
}

interface Ended extends Told {
  last_day: IsoDate;
  /** The last day for the data after the end. */
  exit_to: IsoDate;
}

/** N17, of a support that ends early. */
export function endedText({ contract, last_day, exit_to }: Ended): NoticeText {
  return templated('member-ended', { umowa: contract, dzien: dateIn(last_day), termin: dateIn(exit_to) });
}

/** N27. */
export function exitFormText({ contract, exit_to }: Told & Pick<Ended, 'exit_to'>): NoticeText {
  return templated('exit-form', { umowa: contract, termin: dateIn(exit_to) });
}

/** N24. After the last day it says that it has passed. */
export function claimDueText(told: Omit<ToSettle, 'ids_grant'>): NoticeText {
  const { contract, month, claim_to, isLate } = told;
  const miesiac = { pl: monthText(month), en: monthText(month, 'en') };
  if (isLate) return templated('claim-late', { umowa: contract, miesiac, termin: dateIn(claim_to) });
  const termin = { pl: dayText(claim_to), en: dayText(claim_to, 'en') };
  return templated('claim-due', { umowa: contract, miesiac, termin });
}

export function claimDueEmail(
  to: Reader,
  { told: { ids_grant, month }, text }: { told: ToSettle; text: NoticeText },
  { office, publicUrl }: Sender,
): Email {
  const [id_grant, ...others] = ids_grant;
  const isOne = id_grant !== undefined && others.length === 0;
  const link = {
    label: isOne ? { pl: 'Rozlicz miesiąc', en: 'Settle the month' } : SEE_PANEL,
    href: publicUrl + (isOne ? pathOfNewClaim(id_grant, month) : portalPaths.memberShow),
  };
  return noticeEmail({ to, office, text, link });
}

/** The e-mail of a notification that leads to the panel. */
export function panelEmail(to: Reader, text: NoticeText, { office, publicUrl }: Sender): Email {
  return noticeEmail({
    to,
    office,
    text,
    link: { label: SEE_PANEL, href: `${publicUrl}${portalPaths.memberShow}` },
  });
}

function dateIn(day: IsoDate): InEachLanguage<string> {
  return { pl: longDateText(day), en: longDateText(day, 'en') };
}
