import { template } from './template';

/** Of a ticket of the help desk, to who asked. */
export const TICKET_TEMPLATES = /* @__PURE__ */ Object.freeze({
  'ticket-received': template('OTHER', ['Wpłynęło zgłoszenie usterki', 'A ticket was received'], {
    pl: ['Mamy Twoje zgłoszenie {usterka}', 'Przyjęliśmy zgłoszenie usterki {usterka}. Odpowiemy w portalu.'],
    en: ['We have your ticket {usterka}', 'We received ticket {usterka}. We will answer in the portal.'],
  }),
  'ticket-answered': template('OTHER', ['Odpowiedź w sprawie usterki', 'The help desk has answered'], {
    pl: ['Odpowiedź w zgłoszeniu {usterka}', 'W zgłoszeniu usterki {usterka} jest nowa wiadomość.'],
    en: ['Answer in ticket {usterka}', 'There is a new message in ticket {usterka}.'],
  }),
  'ticket-asked': template('OTHER', ['Pytanie w sprawie usterki', 'The help desk asks'], {
    pl: ['Pytanie w zgłoszeniu {usterka}', 'Aby usunąć usterkę {usterka}, potrzebujemy Twojej odpowiedzi.'],
    en: ['Question in ticket {usterka}', 'To solve ticket {usterka} we need your answer.'],
  }),
  'ticket-solved': template('OTHER', ['Usterka rozwiązana', 'A ticket was solved'], {
    pl: [
      'Usterka {usterka} rozwiązana',
      'Sprawdź, czy wszystko działa, i potwierdź to w portalu najpóźniej {termin}. Potem zgłoszenie zamknie się samo.',
    ],
    en: [
      'Ticket {usterka} is solved',
      'Check that everything works and confirm it in the portal by {termin}. After that the ticket closes by itself.',
    ],
  }),
  'ticket-duplicate-solved': template(
    'OTHER',
    ['Usterka z połączonych rozwiązana', 'A merged ticket was solved'],
    {
      pl: [
        'Usterka {usterka} rozwiązana',
        'Usterka ze zgłoszenia {usterka} jest usunięta. Jeśli nadal coś nie działa, zgłoś ją ponownie.',
      ],
      en: [
        'Ticket {usterka} is solved',
        'What ticket {usterka} is about is solved. If something still does not work, open a new ticket.',
      ],
    },
  ),
  'ticket-closed': template('OTHER', ['Zgłoszenie usterki zamknięte', 'A ticket was closed'], {
    pl: ['Zamknęliśmy zgłoszenie {usterka}', 'Powód znajdziesz w zgłoszeniu usterki {usterka}.'],
    en: ['We closed ticket {usterka}', 'You will find the reason in ticket {usterka}.'],
  }),
  'ticket-duplicate-closed': template(
    'OTHER',
    ['Połączone zgłoszenie zamknięte', 'A merged ticket was closed'],
    {
      pl: [
        'Nie rozwiązaliśmy usterki {usterka}',
        'Zgłoszenie, z którym połączyliśmy zgłoszenie {usterka}, jest zamknięte bez rozwiązania. Jeśli nadal coś nie działa, zgłoś to ponownie.',
      ],
      en: [
        'Ticket {usterka} is not solved',
        'The ticket that we merged ticket {usterka} with is closed without a solution. If something still does not work, open a new ticket.',
      ],
    },
  ),
  'ticket-merged': template('OTHER', ['Zgłoszenia usterki połączone', 'Tickets were merged'], {
    pl: [
      'Połączyliśmy zgłoszenie {usterka} z innym',
      'Tę samą usterkę opisuje zgłoszenie {glowna}. Damy znać, gdy ją usuniemy.',
    ],
    en: [
      'We merged ticket {usterka} with another',
      'Ticket {glowna} is about the same. We will tell you when it is solved.',
    ],
  }),
  'ticket-reopened': template('OTHER', ['Zgłoszenie usterki wznowione', 'A ticket was reopened'], {
    pl: ['Wracamy do zgłoszenia {usterka}', 'Zgłoszenie usterki {usterka} jest znowu w toku.'],
    en: ['We work on ticket {usterka} again', 'Ticket {usterka} is in progress again.'],
  }),
  'ticket-expired': template(
    'OTHER',
    ['Rozwiązania nikt nie potwierdził', 'Nobody confirmed that a ticket is solved'],
    {
      pl: [
        'Zgłoszenie {usterka} zamknięte',
        'Minęło {dni} dni od rozwiązania. Jeśli usterka nadal jest, otwórz zgłoszenie ponownie.',
      ],
      en: [
        'Ticket {usterka} is closed',
        '{dni} days have passed since it was solved. If it is not, open the ticket again.',
      ],
    },
  ),
});
