import { pathTo, portalPaths } from '@urzad/contract';
import { longDateText } from '@urzad/domain';
import { TICKET_CONFIRM_DAYS, ticketConfirmTo } from '@urzad/grants';
import { type NoticeText, noticeEmail, type Sender } from '../../mail/email';
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
  return other({
    pl: [`Mamy Twoje zgłoszenie ${number}`, `Przyjęliśmy zgłoszenie usterki ${number}. Odpowiemy w portalu.`],
    en: [`We have your ticket ${number}`, `We received ticket ${number}. We will answer in the portal.`],
  });
}

/** To who asked, of a letter of the help desk. */
export function answeredText({ number }: Numbered): NoticeText {
  return other({
    pl: [`Odpowiedź w zgłoszeniu ${number}`, `W zgłoszeniu usterki ${number} jest nowa wiadomość.`],
    en: [`Answer in ticket ${number}`, `There is a new message in ticket ${number}.`],
  });
}

/** To who asked: the help desk waits for them. */
export function askedText({ number }: Numbered): NoticeText {
  return other({
    pl: [`Pytanie w zgłoszeniu ${number}`, `Aby usunąć usterkę ${number}, potrzebujemy Twojej odpowiedzi.`],
    en: [`Question in ticket ${number}`, `To solve ticket ${number} we need your answer.`],
  });
}

/** To who asked. */
export function solvedText({
  number,
  solved_date,
}: Numbered & Pick<TicketRecord, 'solved_date'>): NoticeText {
  const to = solved_date && ticketConfirmTo(solved_date);
  return other({
    pl: [
      `Usterka ${number} rozwiązana`,
      `Sprawdź, czy wszystko działa, i potwierdź to w portalu${to ? ` najpóźniej ${longDateText(to)}` : '.'} Potem zgłoszenie zamknie się samo.`,
    ],
    en: [
      `Ticket ${number} is solved`,
      `Check that everything works and confirm it in the portal${to ? ` by ${longDateText(to, 'en')}` : ''}. After that the ticket closes by itself.`,
    ],
  });
}

/** To who asked a duplicate, when the ticket that it is merged into is solved. */
export function duplicateSolvedText({ number }: Numbered): NoticeText {
  return other({
    pl: [
      `Usterka ${number} rozwiązana`,
      `Usterka ze zgłoszenia ${number} jest usunięta. Jeśli nadal coś nie działa, zgłoś ją ponownie.`,
    ],
    en: [
      `Ticket ${number} is solved`,
      `What ticket ${number} is about is solved. If something still does not work, open a new ticket.`,
    ],
  });
}

/** To who asked. */
export function closedText({ number }: Numbered): NoticeText {
  return other({
    pl: [`Zamknęliśmy zgłoszenie ${number}`, `Powód znajdziesz w zgłoszeniu usterki ${number}.`],
    en: [`We closed ticket ${number}`, `You will find the reason in ticket ${number}.`],
  });
}

/** To who asked a duplicate, when the ticket that it was merged into is closed without a solution. */
export function duplicateClosedText({ number }: Numbered): NoticeText {
  return other({
    pl: [
      `Nie rozwiązaliśmy usterki ${number}`,
      `Zgłoszenie, z którym połączyliśmy zgłoszenie ${number}, jest zamknięte bez rozwiązania. Jeśli nadal coś nie działa, zgłoś to ponownie.`,
    ],
    en: [
      `Ticket ${number} is not solved`,
      `The ticket that we merged ticket ${number} with is closed without a solution. If something still does not work, open a new ticket.`,
    ],
  });
}

/** To who asked a duplicate. */
export function mergedText({ number }: Numbered, main: Numbered): NoticeText {
  return other({
    pl: [
      `Połączyliśmy zgłoszenie ${number} z innym`,
      `Tę samą usterkę opisuje zgłoszenie ${main.number}. Damy znać, gdy ją usuniemy.`,
    ],
    en: [
      `We merged ticket ${number} with another`,
      `Ticket ${main.number} is about the same. We will tell you when it is solved.`,
    ],
  });
}

/** To who asked. */
export function reopenedText({ number }: Numbered): NoticeText {
  return other({
    pl: [`Wracamy do zgłoszenia ${number}`, `Zgłoszenie usterki ${number} jest znowu w toku.`],
    en: [`We work on ticket ${number} again`, `Ticket ${number} is in progress again.`],
  });
}

/** To who asked and did not confirm it. */
export function expiredText({ number }: Numbered): NoticeText {
  return other({
    pl: [
      `Zgłoszenie ${number} zamknięte`,
      `Minęło ${TICKET_CONFIRM_DAYS} dni od rozwiązania. Jeśli usterka nadal jest, otwórz zgłoszenie ponownie.`,
    ],
    en: [
      `Ticket ${number} is closed`,
      `${TICKET_CONFIRM_DAYS} days have passed since it was solved. If it is not, open the ticket again.`,
    ],
  });
}

/** To who may take a new ticket. */
export function newText({ number, title }: Pick<TicketRecord, 'number' | 'title'>): NoticeText {
  return staff({ pl: [`Nowe zgłoszenie ${number}`, title], en: [`New ticket ${number}`, title] });
}

/** To the officer in charge. */
export function letterText({ number }: Numbered): NoticeText {
  return staff({
    pl: [`Nowa wiadomość w zgłoszeniu ${number}`, `Jest nowa wiadomość osoby, która zgłosiła usterkę.`],
    en: [`New message in ticket ${number}`, 'There is a new message of who asked.'],
  });
}

/** To the officer in charge. */
export function confirmedText({ number }: Numbered): NoticeText {
  return staff({
    pl: [`Rozwiązanie ${number} potwierdzone`, `Zgłoszenie usterki ${number} jest zamknięte.`],
    en: [`Solution of ${number} confirmed`, `Ticket ${number} is closed.`],
  });
}

/** To the officer in charge. */
export function unsolvedText({ number }: Numbered): NoticeText {
  return staff({
    pl: [`Usterka ${number} nadal jest`, `Zgłoszenie usterki ${number} jest znowu w toku.`],
    en: [`Ticket ${number} is not solved`, `Ticket ${number} is in progress again.`],
  });
}

/** To both officers. */
export function takenOverText({ number, officer }: Numbered & { officer: string }): NoticeText {
  return {
    ...staff({
      pl: [`Przejęto ${number}`, `Zgłoszenie usterki ${number} prowadzi teraz ${officer}.`],
      en: [`${number} has been taken over`, `${officer} is now in charge of ticket ${number}.`],
    }),
    kind: 'N30',
  };
}

/** To the officer to whom a ticket was handed. */
export function assignedText({ number }: Numbered): NoticeText {
  return staff({
    pl: [`Przekazano ${number}`, `Zgłoszenie usterki ${number} prowadzisz teraz Ty.`],
    en: [`${number} has been handed to you`, `You are now in charge of ticket ${number}.`],
  });
}

type Words = Record<'pl' | 'en', readonly [content_name: string, content_text: string]>;

function other(words: Words): NoticeText {
  return told('OTHER', words);
}

function staff(words: Words): NoticeText {
  return told('STAFF', words);
}

function told(kind: 'OTHER' | 'STAFF', { pl, en }: Words): NoticeText {
  return {
    kind,
    pl: { content_name: pl[0], content_text: pl[1] },
    en: { content_name: en[0], content_text: en[1] },
  };
}
