import type { RegisterRefusal } from '@urzad/contract';
import type { Messages } from '#shared/i18n/messages';

type Said = Record<RegisterRefusal['reason'], (refusal: RegisterRefusal) => string>;

const pl = {
  title: 'Wczytaj miejscowości',
  list: 'Słowniki',
  lead: 'Pobierz z eteryt.stat.gov.pl pliki CSV rejestrów TERC i SIMC. Najpierw pokażemy, co się zmieni.',
  terc: 'Plik TERC',
  simc: 'Plik SIMC',
  fileHint: 'Plik CSV w UTF-8, do 12 MB.',
  needed: 'Dołącz plik z rejestru',
  check: 'Sprawdź pliki',
  checking: 'Sprawdzamy pliki',
  refused: 'Tych plików nie można wczytać',
  preview: 'Co się zmieni',
  found: (count: number) => `Miejscowości województwa w plikach: ${count}`,
  added: 'Nowe',
  named: 'Dostaną identyfikator',
  renamed: 'Zmienią nazwę lub gminę',
  ended: 'Znikną z wyboru',
  nothing: 'Słownik jest zgodny z plikami. Nie ma czego zmieniać.',
  more: (count: number) => `i ${count} więcej`,
  endedNote: 'W złożonych zgłoszeniach nazwy zostają bez zmian.',
  run: 'Wczytaj zmiany',
  running: 'Zapisujemy miejscowości',
  failed: 'Miejscowości nie zostały wczytane',
  done: 'Miejscowości wczytane',
  reasons: {
    encoding: ({ file }) => `Plik ${file} nie jest tekstem w UTF-8. Pobierz go ponownie w formacie CSV.`,
    header: ({ file }) => `Plik ${file} ma inny nagłówek niż rejestr. Sprawdź, czy pliki nie są zamienione.`,
    columns: ({ file, line }) => `Wiersz ${line} pliku ${file} ma złą liczbę kolumn. Pobierz plik ponownie.`,
    commune: ({ line, name }) => `Wiersz ${line} pliku SIMC: gminy miejscowości ${name} nie ma w pliku TERC.`,
    'unknown-commune': ({ line, name }) =>
      `Wiersz ${line} pliku TERC: gminy ${name} nie ma w słowniku Gminy. Napisz do dostawcy portalu.`,
    place: ({ line }) => `Wiersz ${line} pliku SIMC: brakuje nazwy albo SYM nie ma siedmiu cyfr.`,
    empty: () => 'W pliku SIMC nie ma miejscowości z województwa urzędu.',
  } satisfies Said as Said,
};

const en = {
  title: 'Import places',
  list: 'Dictionaries',
  lead: 'Download the CSV files of the registers TERC and SIMC from eteryt.stat.gov.pl. First you see what will change.',
  terc: 'File TERC',
  simc: 'File SIMC',
  fileHint: 'A CSV file in UTF-8, up to 12 MB.',
  needed: 'Attach the file of the register',
  check: 'Check the files',
  checking: 'Checking the files',
  refused: 'These files cannot be imported',
  preview: 'What will change',
  found: (count: number) => `Places of the voivodeship in the files: ${count}`,
  added: 'New',
  named: 'Will get an identifier',
  renamed: 'Will change name or commune',
  ended: 'Will not be offered any more',
  nothing: 'The dictionary agrees with the files. There is nothing to change.',
  more: (count: number) => `and ${count} more`,
  endedNote: 'Names in submitted applications stay as they are.',
  run: 'Import the changes',
  running: 'Saving the places',
  failed: 'The places were not imported',
  done: 'Places imported',
  reasons: {
    encoding: ({ file }) => `The file ${file} is not a text in UTF-8. Download it again as CSV.`,
    header: ({ file }) => `The file ${file} has another header than the register. Are the files exchanged?`,
    columns: ({ file, line }) =>
      `Line ${line} of ${file} has a wrong number of columns. Download the file again.`,
    commune: ({ line, name }) => `Line ${line} of SIMC: TERC has no commune of the place ${name}.`,
    'unknown-commune': ({ line, name }) =>
      `Line ${line} of TERC: the commune ${name} is not in the dictionary of communes. Write to the provider of the portal.`,
    place: ({ line }) => `Line ${line} of SIMC: a name is missing, or SYM does not have seven digits.`,
    empty: () => 'SIMC has no place of the voivodeship of the office.',
  } satisfies Said as Said,
} satisfies typeof pl;

export const importMessages: Messages<typeof pl> = { pl, en };
