import { ISCED, LABOUR } from '@urzad/grants';
import { choices, fields, section, signature, statements } from '../blocks';
import type { DocumentFacts } from '../facts';

const ANSWERS = ['tak', 'nie', 'odmawiam odpowiedzi'];

/** The data of a participant for the monitoring of the fund (D7, Process §7.3). */
export function participantDataText({ appName, projectNumber }: DocumentFacts) {
  return {
    title: 'Formularz danych uczestnika',
    lead: 'Dane są potrzebne do sprawozdań z projektu. Wypełnia je osoba, która przystępuje do projektu.',
    parts: [
      {
        title: '',
        sections: [
          section(
            '1. Dane wspólne',
            statements(`Projekt „${appName}”, nr ${projectNumber}. Rodzaj uczestnika: indywidualny.`),
          ),
          section(
            '2. Dane osobowe',
            fields(
              'Kraj',
              'Imię',
              'Nazwisko',
              'PESEL',
              'Brak PESEL: numer dokumentu',
              'Płeć',
              'Wiek w dniu przystąpienia',
            ),
            choices('Wykształcenie', ...ISCED.map(({ pl }) => pl)),
          ),
          section(
            '3. Dane kontaktowe',
            fields(
              'Województwo',
              'Powiat',
              'Gmina',
              'Miejscowość',
              'Ulica, numer domu i lokalu',
              'Kod pocztowy',
              'Telefon',
              'Adres e-mail',
            ),
          ),
          section(
            '4. Szczegóły wsparcia',
            fields(
              'Data rozpoczęcia udziału w projekcie',
              'Planowana data zakończenia',
              'Rodzaj wsparcia',
              'Data rozpoczęcia wsparcia',
            ),
          ),
          section(
            '5. Status na rynku pracy w dniu przystąpienia',
            choices('Zaznacz jeden.', ...LABOUR.map(({ pl }) => pl)),
            fields('Od kiedy', 'Wykonywany zawód', 'Miejsce pracy'),
          ),
          section(
            '6. Twoja sytuacja',
            choices('Osoba obcego pochodzenia', ...ANSWERS),
            choices('Osoba z państwa trzeciego', ...ANSWERS),
            choices('Osoba należąca do mniejszości narodowej lub etnicznej', ...ANSWERS),
            choices('Osoba bezdomna lub wykluczona z dostępu do mieszkań', ...ANSWERS),
            choices('Osoba z niepełnosprawnością', ...ANSWERS),
          ),
          section(
            '7. Oświadczenie',
            statements(
              'Dane są zgodne z prawdą. Znam klauzulę informacyjną o przetwarzaniu danych osobowych.',
            ),
            signature('Data i podpis uczestnika'),
          ),
        ],
      },
    ],
  };
}
