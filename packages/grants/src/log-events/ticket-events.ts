import type { NamedEvents } from './named-events';

/** Tickets of the help desk. */
export const TICKET_EVENTS = {
  'ticket.add': ['change', 'Zgłoszono usterkę', 'Ticket opened'],
  'ticket.read': ['reading', 'Odczytano wiadomości w zgłoszeniu usterki', 'Messages of a ticket read'],
  'ticket.write': ['change', 'Napisano w zgłoszeniu usterki', 'Message written in a ticket'],
  'ticket.confirm': ['change', 'Potwierdzono rozwiązanie usterki', 'Solution of a ticket confirmed'],
  'ticket.unsolved': ['change', 'Napisano, że usterka nadal jest', 'Ticket said to be unsolved'],
  'ticket.take': ['change', 'Przejęto zgłoszenie usterki', 'Ticket taken'],
  'ticket.takeover': [
    'change',
    'Przejęto zgłoszenie usterki od innej osoby',
    'Ticket taken over from somebody else',
  ],
  'ticket.assign': ['change', 'Przydzielono zgłoszenie usterki', 'Ticket assigned'],
  'ticket.edit': ['change', 'Zmieniono zgłoszenie usterki', 'Ticket changed'],
  'ticket.answer': ['change', 'Odpowiedziano w zgłoszeniu usterki', 'Ticket answered'],
  'ticket.ask': ['change', 'Poproszono o uzupełnienie zgłoszenia usterki', 'More asked for in a ticket'],
  'ticket.note': ['change', 'Dodano notatkę w zgłoszeniu usterki', 'Note added to a ticket'],
  'ticket.solve': ['change', 'Rozwiązano zgłoszenie usterki', 'Ticket solved'],
  'ticket.close': ['change', 'Zamknięto zgłoszenie usterki', 'Ticket closed'],
  'ticket.merge': ['change', 'Połączono zgłoszenia usterek', 'Ticket merged into another'],
  'ticket.reopen': ['change', 'Otwarto zgłoszenie usterki ponownie', 'Ticket reopened'],
  'ticket.expire': [
    'system',
    'Zamknięto zgłoszenie usterki bez potwierdzenia',
    'Ticket closed without a confirmation',
  ],
} as const satisfies NamedEvents;
