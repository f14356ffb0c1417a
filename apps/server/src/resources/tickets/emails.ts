import { pathTo, portalPaths } from '@urzad/contract';
import { longDateText } from '@urzad/domain';
import { TICKET_CONFIRM_DAYS, ticketConfirmTo } from '@urzad/grants';
import { type NoticeText, noticeEmail, type Sender, templated } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';
import type { TicketRecord } from './table';

type Numbered = Pick<TicketRecord, 'number'>;

/** It has the words of the notification, which name no person: a number, a day and a link (Process §2.20). */
export function ticketEmail(
  to: Reader,
  { id, told }: { id: number; told: NoticeText },
  sender: Sender,
): Email {
  return noticeEmail({
    to,
    office: sender.office,
    text: told,
    link: {
      label: { pl: 'Zobacz zgłoszenie usterki', en: 'See the ticket' },
      href: sender.publicUrl + pathTo(portalPaths.ticket, id),
    },
  });
}

/** To who asked. */
export function receivedText({ number }: Numbered): NoticeText {
  return templated('ticket-received', { usterka: number });
}

/** To who asked, of a letter of the help desk. */
export function answeredText({ number }: Numbered): NoticeText {
  return templated('ticket-answered', { usterka: number });
}

/** To who asked: the help desk waits for them. */
export function askedText({ number }: Numbered): NoticeText {
  return templated('ticket-asked', { usterka: number });
}

/** To who asked. */
export function solvedText({ number, solved_date }: Numbered & { solved_date: Date }): NoticeText {
  const to = ticketConfirmTo(solved_date);
  const termin = { pl: longDateText(to), en: longDateText(to, 'en') };
  return templated('ticket-solved', { usterka: number, termin });
}

/** To who asked a duplicate, when the ticket that it is merged into is solved. */
export function duplicateSolvedText({ number }: Numbered): NoticeText {
  return templated('ticket-duplicate-solved', { usterka: number });
}

/** To who asked. */
export function closedText({ number }: Numbered): NoticeText {
  return templated('ticket-closed', { usterka: number });
}

/** To who asked a duplicate, when the ticket that it was merged into is closed without a solution. */
export function duplicateClosedText({ number }: Numbered): NoticeText {
  return templated('ticket-duplicate-closed', { usterka: number });
}

/** To who asked a duplicate. */
export function mergedText({ number }: Numbered, main: Numbered): NoticeText {
  return templated('ticket-merged', { usterka: number, glowna: main.number });
}

/** To who asked. */
export function reopenedText({ number }: Numbered): NoticeText {
  return templated('ticket-reopened', { usterka: number });
}

/** To who asked and did not confirm it. */
export function expiredText({ number }: Numbered): NoticeText {
  return templated('ticket-expired', { usterka: number, dni: String(TICKET_CONFIRM_DAYS) });
}

/** To who may take a new ticket. */
export function newText({ number, title }: Pick<TicketRecord, 'number' | 'title'>): NoticeText {
  return templated('staff-ticket-new', { usterka: number, tytul: title });
}

/** To the officer in charge. */
export function letterText({ number }: Numbered): NoticeText {
  return templated('staff-ticket-letter', { usterka: number });
}

/** To the officer in charge. */
export function confirmedText({ number }: Numbered): NoticeText {
  return templated('staff-ticket-confirmed', { usterka: number });
}

/** To the officer in charge. */
export function unsolvedText({ number }: Numbered): NoticeText {
  return templated('staff-ticket-unsolved', { usterka: number });
}

/** To both officers. */
export function takenOverText({ number, officer }: Numbered & { officer: string }): NoticeText {
  return templated('staff-ticket-taken', { usterka: number, osoba: officer });
}

/** To the officer to whom a ticket was handed. */
export function assignedText({ number }: Numbered): NoticeText {
  return templated('staff-ticket-assigned', { usterka: number });
}
