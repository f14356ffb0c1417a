import type { NamedEvents } from './named-events';

/** What people write on the boards. */
export const BOARD_EVENTS = {
  'boardnote.add': ['change', 'Dodano notatkę na tablicy', 'Note on a board added'],
  'boardnote.set': ['change', 'Zmieniono notatkę na tablicy', 'Note on a board changed'],
  'boardnote.move': ['change', 'Przeniesiono notatkę na tablicy', 'Note on a board moved'],
  'boardnote.check': ['change', 'Odhaczono punkt notatki na tablicy', 'Point of a note on a board ticked'],
  'boardnote.done': ['change', 'Zakończono notatkę na tablicy', 'Note on a board done'],
  'boardnote.reopen': ['change', 'Przywrócono notatkę na tablicy', 'Note on a board reopened'],
  'boardnote.delete': ['change', 'Usunięto notatkę z tablicy', 'Note on a board removed'],
  'boardnote.expired': ['change', 'Usunięto dawne notatki z tablic', 'Old notes on boards erased'],
} as const satisfies NamedEvents;
