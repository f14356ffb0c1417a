import { choices, fields, section, signature, statements } from '../blocks';
import type { DocumentFacts } from '../facts';

/** The statement of resignation (D4). */
export function resignationText({ appName, projectNumber }: DocumentFacts) {
  return {
    title: 'Oświadczenie o rezygnacji',
    lead: `Projekt „${appName}”, nr ${projectNumber}. Wypełnij, podpisz i przekaż urzędowi. Kto ma konto, wycofa zgłoszenie także w portalu.`,
    parts: [
      {
        title: '',
        sections: [
          section(
            'Twoje dane',
            fields('Imię i nazwisko', 'PESEL', 'Adres', 'Telefon', 'Numer zgłoszenia albo umowy'),
          ),
          section(
            'Z czego rezygnujesz',
            choices(
              'Na jakim etapie rezygnujesz?',
              'przed zawarciem umowy',
              'po zawarciu umowy, przed pierwszą wypłatą',
              'w czasie wsparcia',
            ),
            fields('Rezygnuję z dniem'),
          ),
          section(
            'Przyczyna',
            choices(
              'Zaznacz jedną.',
              'zdarzenie losowe',
              'utrata pracy albo brak powrotu do pracy',
              'zmiana opieki nad dzieckiem',
              'inna przyczyna',
            ),
            fields('Opis przyczyny (jeśli inna)'),
          ),
          section(
            'Twoja sytuacja zawodowa w dniu rezygnacji',
            choices(
              'Zaznacz jedną.',
              'pracuję',
              'jestem na urlopie związanym z dzieckiem',
              'jestem osobą bezrobotną',
              'nie pracuję i nie szukam pracy',
            ),
          ),
          section(
            'Oświadczenia',
            statements(
              'Wiem, że rezygnacji złożonej przed zawarciem umowy nie towarzyszą żadne skutki finansowe.',
              'Zobowiązuję się rozliczyć koszty opieki za ostatni miesiąc wsparcia w terminie z regulaminu.',
              'Wiem, że moje miejsce otrzyma kolejna osoba z listy rezerwowej.',
            ),
            signature('Data i podpis'),
          ),
        ],
      },
    ],
  };
}
