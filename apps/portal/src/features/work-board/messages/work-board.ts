import type { BoardCode } from '@urzad/grants';
import type { Messages } from '#shared/i18n/messages';
import type { MovePlan } from '../logic/move-plan';

type Refusals = Record<Extract<MovePlan, { kind: 'refused' }>['reason'], string>;

const boardsPl: Record<BoardCode, string> = {
  formal: 'Formalna',
  documents: 'Dokumenty',
  claims: 'Rozliczenia',
  cases: 'Sprawy',
};
const boardsEn: Record<BoardCode, string> = {
  formal: 'Formal',
  documents: 'Documents',
  claims: 'Claims',
  cases: 'Cases',
};

const refusedPl: Refusals = {
  noWay: 'Z tego statusu nie ma przejścia do tej kolumny.',
  citizen: 'To przejście wykonuje osoba, której dotyczy karta.',
  system: 'To przejście następuje samo, gdy są spełnione warunki.',
  noPrivilege: 'To przejście należy do osoby z innymi uprawnieniami.',
};
const refusedEn: Refusals = {
  noWay: 'No step leads from this status to that column.',
  citizen: 'This step is taken by the person whom the card is about.',
  system: 'This step happens by itself once its conditions are met.',
  noPrivilege: 'This step is for a person with other permissions.',
};

const pl = {
  title: 'Tablica spraw',
  ownTitle: 'Moja tablica',
  lead: 'Przeniesienie karty zmienia status. Liczby nie obejmują notatek.',
  keys: 'Klawiaturą: spacja na uchwycie podnosi kartę, strzałki wybierają kolumnę, druga spacja odkłada, Escape cofa. Bez przeciągania: menu „Przenieś do…” na karcie.',
  leadReader: 'Kolumna to status. Liczby nie obejmują notatek.',
  whose: 'Czyje karty',
  own: 'Moje',
  team: 'Zespół',
  boardsLabel: 'Tablice',
  boards: boardsPl,
  noPage: 'Nie znaleźliśmy tej strony',
  noBoard: 'Nie masz kart do zobaczenia',
  noBoardHint: 'Karty to zgłoszenia, rozliczenia i sprawy. Twoja rola nie obejmuje żadnych z nich.',
  nobody: 'bez osoby',
  leads: (name: string) => `prowadzi ${name}`,
  empty: 'Brak kart',
  loading: 'Wczytywanie kart…',
  failed: 'Nie udało się wczytać kart',
  again: 'Spróbuj ponownie',
  more: (count: number) => `Pokaż więcej (jeszcze ${count})`,
  wholeList: (count: number) => `Cała lista (jeszcze ${count})`,
  stays: (column: string) => `Karta została w kolumnie „${column}”`,
  needsForm: (column: string) =>
    `Przejście do kolumny „${column}” wymaga uzupełnienia danych. Zrobisz to na stronie tej karty.`,
  openForm: 'Otwórz i dokończ',
  openCard: (number: string) => `Otwórz ${number}`,
  close: 'Zamknij',
  refused: refusedPl,
  wait: 'Poprzednie przeniesienie jeszcze trwa. Spróbuj ponownie za chwilę.',
  takenMeanwhile: 'W międzyczasie kartę przeniosła inna osoba. Tablica pokazuje teraz jej obecne miejsce.',
  moved: (number: string, column: string) => `${number}: przeniesiono do „${column}”`,
};

const en = {
  title: 'Work board',
  ownTitle: 'My board',
  lead: 'Moving a card changes the status. The numbers count no notes.',
  keys: 'By keys: Space on the handle lifts a card, arrows choose a column, Space again puts it down, Escape undoes it. Without dragging: the menu “Move to…” of the card.',
  leadReader: 'A column is a status. The numbers count no notes.',
  whose: 'Whose cards',
  own: 'Mine',
  team: 'Team',
  boardsLabel: 'Boards',
  boards: boardsEn,
  noPage: 'We could not find this page',
  noBoard: 'There are no cards for you',
  noBoardHint: 'Cards are applications, claims and cases. Your role covers none of them.',
  nobody: 'nobody yet',
  leads: (name: string) => `in charge: ${name}`,
  empty: 'No cards',
  loading: 'Loading the cards…',
  failed: 'The cards could not be loaded',
  again: 'Try again',
  more: (count: number) => `Show more (${count} left)`,
  wholeList: (count: number) => `The whole list (${count} left)`,
  stays: (column: string) => `The card stays in the column “${column}”`,
  needsForm: (column: string) =>
    `The step to the column “${column}” asks for more. You take it on the page of this card.`,
  openForm: 'Open and complete it',
  openCard: (number: string) => `Open ${number}`,
  close: 'Close',
  refused: refusedEn,
  wait: 'The move before is still under way. Try again in a moment.',
  takenMeanwhile: 'Somebody else has moved the card meanwhile. The board now shows where it is.',
  moved: (number: string, column: string) => `${number}: moved to “${column}”`,
} satisfies typeof pl;

export const workBoardMessages: Messages<typeof pl> = { pl, en };
