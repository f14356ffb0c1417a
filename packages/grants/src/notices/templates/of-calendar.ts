import { template } from './template';

/** Events of the calendar and absences, to the people in them. */
export const CALENDAR_TEMPLATES = /* @__PURE__ */ Object.freeze({
  'staff-event-invited': template('STAFF', ['Zaproszenie na wydarzenie', 'Invitation to an event'], {
    pl: ['Zaproszenie: {tytul}', 'Masz zaproszenie na wydarzenie {kiedy}.'],
    en: ['Invitation: {tytul}', 'You are invited to an event {kiedy}.'],
  }),
  'staff-event-changed': template('STAFF', ['Wydarzenie zmienione', 'An event was changed'], {
    pl: ['Zmiana: {tytul}', 'Wydarzenie w kalendarzu zmieniono. Teraz: {kiedy}.'],
    en: ['Changed: {tytul}', 'An event of the calendar was changed. Now: {kiedy}.'],
  }),
  'staff-event-cancelled': template('STAFF', ['Wydarzenie odwołane', 'An event was cancelled'], {
    pl: ['Odwołane: {tytul}', 'Wydarzenie {kiedy} jest odwołane.'],
    en: ['Cancelled: {tytul}', 'The event {kiedy} is cancelled.'],
  }),
  'staff-event-left': template('STAFF', ['Wydarzenie bez tej osoby', 'Somebody is no longer invited'], {
    pl: ['Bez Twojego udziału: {tytul}', 'Wydarzenie {kiedy} odbędzie się bez Ciebie.'],
    en: ['Without you: {tytul}', 'You are no longer invited to the event {kiedy}.'],
  }),
  'staff-event-reminder': template('STAFF', ['Przypomnienie o wydarzeniu', 'Reminder of an event'], {
    pl: ['Przypomnienie: {tytul}', 'Wydarzenie z kalendarza: {kiedy}.'],
    en: ['Reminder: {tytul}', 'An event of the calendar: {kiedy}.'],
  }),
  'staff-event-reminder-mail': template(
    'STAFF',
    ['Przypomnienie o wydarzeniu: e-mail', 'Reminder of an event: e-mail'],
    {
      pl: ['Przypomnienie o wydarzeniu', 'Wydarzenie z Twojego kalendarza: {kiedy}.'],
      en: ['Reminder of an event', 'An event of your calendar: {kiedy}.'],
    },
  ),
  'staff-deputy': template('STAFF', ['Zastępstwo', 'Somebody stands in'], {
    pl: ['Zastępstwo: {osoba}', 'Zastępujesz tę osobę {kiedy}.'],
    en: ['You stand in for {osoba}', 'You stand in for this person {kiedy}.'],
  }),
  'staff-deputy-gone': template('STAFF', ['Bez zastępstwa', 'Somebody no longer stands in'], {
    pl: ['Bez zastępstwa: {osoba}', 'Nie zastępujesz już tej osoby {kiedy}.'],
    en: ['No longer standing in for {osoba}', 'You do not stand in for this person {kiedy}.'],
  }),
});
