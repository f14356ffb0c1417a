import { COUNTED, countText } from '@urzad/domain';
import type { CallParams } from '@urzad/grants';
import { fields, section, signature, statements } from '../blocks';
import type { DocumentFacts } from '../facts';
import { contractClauses } from './contract-clauses';

/** The contract of participation (D6) to read before it is signed; its blanks are filled in for each participant. */
export function contractText({ office, appName, projectNumber, params }: DocumentFacts) {
  return {
    title: 'Umowa uczestnictwa (wzór)',
    lead: `Projekt „${appName}”, nr ${projectNumber}. To jest wzór do przeczytania. Umowę z Twoimi danymi przygotuje urząd.`,
    parts: [
      {
        title: '',
        sections: [
          section(
            'Strony',
            statements(
              `${office.region}, w którego imieniu na podstawie pełnomocnictwa działa dyrektor: ${office.name}, ${office.address}, dalej „Urząd”.`,
              'Uczestnik, którego dane są wpisane niżej.',
            ),
            fields(
              'Numer umowy',
              'Dzień zawarcia',
              'Numer pełnomocnictwa dyrektora',
              'Imię i nazwisko uczestnika',
              'PESEL',
              'Adres',
            ),
          ),
          section(
            '§ 1. Przedmiot',
            statements(
              'Urząd zwraca uczestnikowi część kosztów opieki nad dzieckiem, aby uczestnik mógł wrócić do pracy albo ją podjąć.',
              'Umowa jest umową cywilnoprawną. Regulamin rekrutacji i uczestnictwa jest jej częścią.',
            ),
          ),
          section(
            '§ 2. Okres i kwota',
            statements(
              `Wsparcie na jedno dziecko trwa najdłużej ${countText(params.months_max, COUNTED.month)}.`,
            ),
            fields(
              'Wsparcie od dnia',
              'Wsparcie do dnia',
              'Najwyższa kwota dofinansowania',
              'Kwota słownie',
              'Numer rachunku do wypłat',
            ),
          ),
          section(
            '§ 3. Dziecko, forma i miejsce opieki',
            fields(
              'Imię i nazwisko dziecka',
              'PESEL dziecka',
              'Forma opieki',
              'Placówka, dzienny opiekun albo niania',
              'Numer w rejestrze lub wykazie',
            ),
          ),
          ...contractClauses(params, { returns: returnsOf(params) }),
          section(
            'Podpisy',
            signature('Data i podpis uczestnika'),
            signature('Data i podpis w imieniu Urzędu'),
          ),
        ],
      },
    ],
  };
}

/** Of a participant whose day is not known yet. */
function returnsOf({ return_to_work_max_days }: CallParams): string {
  return `najpóźniej ${return_to_work_max_days} dni po zakończeniu naboru`;
}
