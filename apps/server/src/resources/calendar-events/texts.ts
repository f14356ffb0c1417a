import { pathOfObject, refOf } from '@urzad/contract';
import { dayText } from '@urzad/domain';
import { type InEachLanguage, type NoticeText, noticeEmail, type Sender, templated } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';
import type { CalendarRow } from './table';

type When = Pick<CalendarRow, 'title' | 'day_from' | 'day_to' | 'time_from'>;

/** To who is invited. */
export function invitedText(event: When): NoticeText {
  return templated('staff-event-invited', { tytul: event.title, kiedy: whenIn(event) });
}

/** To who is in it. */
export function changedText(event: When): NoticeText {
  return templated('staff-event-changed', { tytul: event.title, kiedy: whenIn(event) });
}

/** To who was in it. */
export function cancelledText(event: When): NoticeText {
  return templated('staff-event-cancelled', { tytul: event.title, kiedy: whenIn(event) });
}

/** To who is no longer in it. */
export function leftOutText(event: When): NoticeText {
  return templated('staff-event-left', { tytul: event.title, kiedy: whenIn(event) });
}

/** To everybody in it, at the moment that was chosen. */
export function reminderText(event: When): NoticeText {
  return templated('staff-event-reminder', { tytul: event.title, kiedy: whenIn(event) });
}

/** Its e-mail has a day and a link: what somebody wrote in a calendar may name a person (Process §2.20). */
export function reminderMailText(event: When): NoticeText {
  return templated('staff-event-reminder-mail', { kiedy: whenIn(event) });
}

export function reminderEmail(
  to: Reader,
  { id, text }: { id: number; text: NoticeText },
  { office, publicUrl }: Sender,
): Email {
  const label = { pl: 'Zobacz wydarzenie', en: 'See the event' };
  const href = publicUrl + pathOfObject(refOf('calendarevent', id));
  return noticeEmail({ to, office, text, link: { label, href } });
}

interface Absence extends When {
  /** Who is absent. */
  absent: string;
}

/** To who stands in. */
export function deputyText({ absent, ...event }: Absence): NoticeText {
  return templated('staff-deputy', { osoba: absent, kiedy: whenIn(event) });
}

/** To who need not stand in any more. */
export function noDeputyText({ absent, ...event }: Absence): NoticeText {
  return templated('staff-deputy-gone', { osoba: absent, kiedy: whenIn(event) });
}

function whenIn(event: When): InEachLanguage<string> {
  return { pl: whenText(event, 'pl'), en: whenText(event, 'en') };
}

function whenText({ day_from, day_to, time_from }: When, locale: 'pl' | 'en'): string {
  const first = dayText(day_from, locale);
  const at = locale === 'pl' ? 'o' : 'at';
  if (day_from !== day_to) {
    const [from, to] = locale === 'pl' ? ['od', 'do'] : ['from', 'to'];
    return `${from} ${first} ${to} ${dayText(day_to, locale)}`;
  }
  return time_from === null ? first : `${first} ${at} ${time_from}`;
}
