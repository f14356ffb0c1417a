import type { Locale } from '@urzad/domain';

type Words = Readonly<Record<Locale, string>>;

/** What a notice may name, with what it means and an invented example for the preview. */
export const NOTICE_MARKS = /* @__PURE__ */ Object.freeze({
  znak: mark('znak sprawy', 'sign of the case', 'PMG.4321.41.2027'),
  zgloszenie: mark('numer zgłoszenia', 'number of the application', 'FR/1-2027/00007'),
  umowa: mark('numer umowy', 'number of the contract', 'UM/II/0044/2027'),
  aneks: mark('numer aneksu', 'number of the annex', 'UM/II/0044/2027-A1'),
  rozliczenie: mark('numer rozliczenia', 'number of the claim', 'ROZ/0044/2027-01/1'),
  dofinansowanie: mark('numer dofinansowania', 'number of the co-funding', 'DOF/0044/1'),
  wersja: mark('numer wersji', 'number of the version', '2'),
  termin: mark('ostatni dzień', 'last day', '24 lutego 2027 r.', '24 February 2027'),
  dzien: mark('dzień', 'day', '1 marca 2027 r.', '1 March 2027'),
  chwila: mark('dzień i godzina', 'day and time', '10.02.2027, 9:27:23', '10 February 2027, 9:27:23'),
  miesiac: mark('miesiąc', 'month', 'styczeń 2027', 'January 2027'),
  powod: mark('powód', 'reason', 'kwota', 'amount'),
  nabor: mark('numer naboru', 'number of the call', '1/2027'),
  poczatek: mark(
    'początek, dzień i godzina',
    'beginning, day and time',
    '1 lutego, 8:00',
    '1 February, 8:00',
  ),
  koniec: mark('koniec, dzień i godzina', 'end, day and time', '14 lutego, 16:00', '14 February, 16:00'),
  czas: mark('ile czasu', 'how much time', '14 dni', '14 days'),
  miesiace: mark('miesiące', 'months', 'maj 2027, czerwiec 2027', 'May 2027, June 2027'),
  usterka: mark('numer zgłoszenia usterki', 'number of the ticket', 'ZGL/2027/00012'),
  glowna: mark('numer zgłoszenia, z którym je połączono', 'number of the main ticket', 'ZGL/2027/00009'),
  lista: mark('numer listy wypłat', 'number of the payment list', 'LW/2027/0003'),
  dni: mark('liczba dni', 'number of days', '7'),
  osoba: mark('imię i nazwisko', 'name of the person', 'Jan Kowal'),
  adres: mark('adres e-mail', 'e-mail address', 'jan.kowal@urzad.example.com'),
  tytul: mark('tytuł', 'title', 'Odprawa', 'Team meeting'),
  kiedy: mark(
    'dzień i godzina wydarzenia',
    'day and time of the event',
    '17 lutego o 12:30',
    '17 February at 12:30',
  ),
  rodzaj: mark('rodzaj sprawy', 'kind of the case', 'Reklamacja', 'Complaint'),
  odpowiedz: mark(
    ...['zdanie o terminie, jeśli on jest', 'sentence of the deadline, if there is one'],
    ...['Odpowiedz najpóźniej 20 lutego 2027 r.', 'Answer by 20 February 2027 at the latest.'],
  ),
  pola: mark('nazwy pól do poprawy', 'names of the fields to correct', 'Kod pocztowy', 'Postal code'),
  uzasadnienie: mark(
    ...['powód, całe zdanie', 'the reason, a whole sentence'],
    ...['Wiek dziecka nie mieści się w przedziale naboru.', 'The age of the child is outside the limits.'],
  ),
  ponownie: mark(
    'zdanie o liście ogłoszonej jeszcze raz, jeśli tak było',
    'sentence of a list that was published once more, if it was',
    'Po ponownej ocenie punktów ogłosiliśmy listę jeszcze raz.',
    'After a review of points we have published the list once more.',
  ),
  miejsce: mark('miejsce na liście', 'place on the list', '12'),
  strefa: mark('która lista', 'which list', 'w strefie włączenia (SSW)', 'in the zone of inclusion'),
  waznosc: mark(
    ...['zdanie o ważności listy, jeśli ma termin', 'sentence of the end of the list, if it has one'],
    ...['Lista jest ważna do 30 czerwca 2027 r.', 'The list is valid until 30 June 2027.'],
  ),
  ogloszenie: mark(
    ...['zdania o tym, kiedy i gdzie będzie lista', 'sentences of when and where the list comes'],
    'Listę ogłosimy na stronie głównej portalu po 12 lutego.',
    'We will publish the list on the home page of the portal after 12 February.',
  ),
  gdzie: mark('gdzie jest uwaga', 'where the remark is', 'w panelu uczestnika', 'in the participant panel'),
  ocena: mark(
    ...['zdanie o ponownej ocenie, jeśli jest możliwa', 'sentence of the review, if it can be asked for'],
    'O ponowną ocenę możesz poprosić najpóźniej 22 lutego 2027 r.',
    'You can ask for a review by 22 February 2027 at the latest.',
  ),
});
export type NoticeMark = keyof typeof NOTICE_MARKS;

interface Mark {
  means: Words;
  /** One of both languages where a number is meant. */
  sample: string | Words;
}

function mark(pl: string, en: string, sample: string, sampleEn?: string): Mark {
  return { means: { pl, en }, sample: sampleEn === undefined ? sample : { pl: sample, en: sampleEn } };
}

/** What templates of notices are about, in the order in which they are listed. */
export const TEMPLATE_GROUPS = [
  ...(['calls', 'registrations', 'contracts', 'members', 'claims', 'cases'] as const),
  ...(['accounts', 'tickets', 'checks', 'office', 'calendar'] as const),
] as const;
export type TemplateGroup = (typeof TEMPLATE_GROUPS)[number];

const MARK = /\{([^{}]*)\}/g;

/** The marks that a text has, each once. */
export function marksOf(text: string): string[] {
  return [...new Set([...text.matchAll(MARK)].map(([, name = '']) => name))];
}

/**
 * The text with its marks filled. Where a sentence is left out no gap stays, and a date that ends with a full stop ends
 * the sentence.
 */
export function filledTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text
    .replace(MARK, (whole, name: string) => values[name] ?? whole)
    .replace(/ {2,}/g, ' ')
    .replace(/(?<= |\u00a0)r\.\./g, 'r.')
    .trim();
}

/** Why a text of a template is refused; a mark is named. */
export type TemplateProblem =
  | { code: 'is-empty' }
  | { code: 'is-too-big' }
  | { code: 'unknown-mark'; mark: string }
  | { code: 'missing-mark'; mark: string }
  | { code: 'stray-brace' };

export interface TemplateRules {
  /** Marks that the notice has values of. */
  marks: readonly string[];
  /** Those without which its reader would not know what to do. */
  required: readonly string[];
  max: number;
}

/** What is wrong with a text that somebody typed: the first thing. */
export function templateProblem(
  text: string,
  { marks, required, max }: TemplateRules,
): TemplateProblem | undefined {
  if (text.trim() === '') return { code: 'is-empty' };
  if (text.length > max) return { code: 'is-too-big' };
  const used = marksOf(text);
  const unknown = used.find((name) => !marks.includes(name));
  if (unknown !== undefined) return { code: 'unknown-mark', mark: unknown };
  if (/[{}]/.test(text.replace(MARK, ''))) return { code: 'stray-brace' };
  const missing = required.find((name) => !used.includes(name));
  return missing === undefined ? undefined : { code: 'missing-mark', mark: missing };
}
