import type { Said } from './said';

export interface Criterion {
  number: string;
  level: 'A' | 'AA';
  name: Said;
  /** Asks about a whole page or about what an office writes in it: a library alone can neither meet nor break it. */
  isOfThePage?: true;
}

const criterion = (number: string, level: Criterion['level'], pl: string, en: string): Criterion => ({
  number,
  level,
  name: { pl, en },
});

const ofThePage = (...named: Parameters<typeof criterion>): Criterion => ({
  ...criterion(...named),
  isOfThePage: true,
});

/**
 * Every criterion of WCAG 2.2 of the levels A and AA. The Polish names are those of
 * the authorised translation of 2.1; what is new in 2.2 is named by us.
 */
export const CRITERIA: readonly Criterion[] = [
  criterion('1.1.1', 'A', 'Treść nietekstowa', 'Non-text Content'),
  ofThePage(
    '1.2.1',
    'A',
    'Tylko audio lub tylko wideo (nagranie)',
    'Audio-only and Video-only (Prerecorded)',
  ),
  ofThePage('1.2.2', 'A', 'Napisy rozszerzone (nagranie)', 'Captions (Prerecorded)'),
  ofThePage(
    '1.2.3',
    'A',
    'Audiodeskrypcja lub alternatywa dla mediów (nagranie)',
    'Audio Description or Media Alternative (Prerecorded)',
  ),
  ofThePage('1.2.4', 'AA', 'Napisy rozszerzone (na żywo)', 'Captions (Live)'),
  ofThePage('1.2.5', 'AA', 'Audiodeskrypcja (nagranie)', 'Audio Description (Prerecorded)'),
  criterion('1.3.1', 'A', 'Informacje i relacje', 'Info and Relationships'),
  criterion('1.3.2', 'A', 'Zrozumiała kolejność', 'Meaningful Sequence'),
  criterion('1.3.3', 'A', 'Właściwości zmysłowe', 'Sensory Characteristics'),
  criterion('1.3.4', 'AA', 'Orientacja', 'Orientation'),
  criterion('1.3.5', 'AA', 'Określenie pożądanej wartości', 'Identify Input Purpose'),
  criterion('1.4.1', 'A', 'Użycie koloru', 'Use of Color'),
  criterion('1.4.2', 'A', 'Kontrola odtwarzania dźwięku', 'Audio Control'),
  criterion('1.4.3', 'AA', 'Kontrast (minimum)', 'Contrast (Minimum)'),
  criterion('1.4.4', 'AA', 'Zmiana rozmiaru tekstu', 'Resize Text'),
  criterion('1.4.5', 'AA', 'Obrazy tekstu', 'Images of Text'),
  criterion('1.4.10', 'AA', 'Dopasowanie do ekranu', 'Reflow'),
  criterion('1.4.11', 'AA', 'Kontrast elementów nietekstowych', 'Non-text Contrast'),
  criterion('1.4.12', 'AA', 'Odstępy w tekście', 'Text Spacing'),
  criterion('1.4.13', 'AA', 'Treści spod kursora lub fokusu', 'Content on Hover or Focus'),
  criterion('2.1.1', 'A', 'Klawiatura', 'Keyboard'),
  criterion('2.1.2', 'A', 'Bez pułapki na klawiaturę', 'No Keyboard Trap'),
  criterion('2.1.4', 'A', 'Jednoznakowe skróty klawiaturowe', 'Character Key Shortcuts'),
  criterion('2.2.1', 'A', 'Dostosowanie czasu', 'Timing Adjustable'),
  criterion('2.2.2', 'A', 'Pauza, zatrzymanie, ukrycie', 'Pause, Stop, Hide'),
  criterion('2.3.1', 'A', 'Trzy błyski lub wartości poniżej progu', 'Three Flashes or Below Threshold'),
  ofThePage('2.4.1', 'A', 'Możliwość pominięcia bloków', 'Bypass Blocks'),
  ofThePage('2.4.2', 'A', 'Tytuł strony', 'Page Titled'),
  criterion('2.4.3', 'A', 'Kolejność fokusu', 'Focus Order'),
  criterion('2.4.4', 'A', 'Cel łącza (w kontekście)', 'Link Purpose (In Context)'),
  ofThePage('2.4.5', 'AA', 'Wiele dróg', 'Multiple Ways'),
  criterion('2.4.6', 'AA', 'Nagłówki i etykiety', 'Headings and Labels'),
  criterion('2.4.7', 'AA', 'Widoczny fokus', 'Focus Visible'),
  criterion('2.4.11', 'AA', 'Fokus niezakryty (minimum)', 'Focus Not Obscured (Minimum)'),
  criterion('2.5.1', 'A', 'Gesty dotykowe', 'Pointer Gestures'),
  criterion('2.5.2', 'A', 'Rezygnacja ze wskazania', 'Pointer Cancellation'),
  criterion('2.5.3', 'A', 'Etykieta w nazwie', 'Label in Name'),
  criterion('2.5.4', 'A', 'Aktywowanie ruchem', 'Motion Actuation'),
  criterion('2.5.7', 'AA', 'Ruchy przeciągania', 'Dragging Movements'),
  criterion('2.5.8', 'AA', 'Rozmiar celu (minimum)', 'Target Size (Minimum)'),
  ofThePage('3.1.1', 'A', 'Język strony', 'Language of Page'),
  criterion('3.1.2', 'AA', 'Język części', 'Language of Parts'),
  criterion('3.2.1', 'A', 'Po otrzymaniu fokusu', 'On Focus'),
  criterion('3.2.2', 'A', 'Podczas wprowadzania danych', 'On Input'),
  ofThePage('3.2.3', 'AA', 'Spójna nawigacja', 'Consistent Navigation'),
  ofThePage('3.2.4', 'AA', 'Spójna identyfikacja', 'Consistent Identification'),
  ofThePage('3.2.6', 'A', 'Spójna pomoc', 'Consistent Help'),
  criterion('3.3.1', 'A', 'Identyfikacja błędu', 'Error Identification'),
  criterion('3.3.2', 'A', 'Etykiety lub instrukcje', 'Labels or Instructions'),
  criterion('3.3.3', 'AA', 'Sugestie korekty błędów', 'Error Suggestion'),
  ofThePage(
    '3.3.4',
    'AA',
    'Zapobieganie błędom (prawnym, finansowym, w danych)',
    'Error Prevention (Legal, Financial, Data)',
  ),
  ofThePage('3.3.7', 'A', 'Powtórne wprowadzanie danych', 'Redundant Entry'),
  ofThePage('3.3.8', 'AA', 'Dostępne uwierzytelnianie (minimum)', 'Accessible Authentication (Minimum)'),
  criterion('4.1.2', 'A', 'Nazwa, rola, wartość', 'Name, Role, Value'),
  criterion('4.1.3', 'AA', 'Komunikaty o stanie', 'Status Messages'),
];
