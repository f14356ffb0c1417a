/** What the measured screen asks: 24 fields of eleven kinds, as an office's application has them. */
export const LABELS = {
  firstname: 'Imię',
  lastname: 'Nazwisko',
  family_name: 'Nazwisko rodowe',
  street: 'Ulica',
  building: 'Numer domu',
  flat: 'Numer lokalu',
  employer: 'Nazwa pracodawcy',
  provider: 'Nazwa placówki',
  reason: 'Uzasadnienie',
  remarks: 'Uwagi',
  voivodeship: 'Województwo',
  education: 'Wykształcenie',
  city: 'Miejscowość',
  birth_date: 'Data urodzenia',
  care_from: 'Początek opieki',
  hours: 'Godziny opieki w tygodniu',
  cost: 'Miesięczny koszt opieki',
  is_employed: 'Czy pracujesz?',
  has_siblings: 'Czy dziecko ma rodzeństwo?',
  is_alone: 'Czy wychowujesz dziecko samodzielnie?',
  is_true: 'Dane są zgodne z prawdą',
  wants_news: 'Chcę dostawać wiadomości o naborach',
  tags: 'Słowa kluczowe',
  files: 'Załączniki',
} as const;

export type Name = keyof typeof LABELS;

export const TEXTS = [
  ...(['firstname', 'lastname', 'family_name', 'street'] as const),
  ...(['building', 'flat', 'employer', 'provider'] as const),
] as const satisfies readonly Name[];
export const LONG_TEXTS = ['reason', 'remarks'] as const satisfies readonly Name[];
export const DATES = ['birth_date', 'care_from'] as const satisfies readonly Name[];
export const QUESTIONS = ['is_employed', 'has_siblings', 'is_alone'] as const satisfies readonly Name[];
export const TICKS = ['is_true', 'wants_news'] as const satisfies readonly Name[];

export const VOIVODESHIPS = ['mazowieckie', 'podlaskie', 'pomorskie', 'śląskie', 'świętokrzyskie'] as const;
export const EDUCATIONS = ['podstawowe', 'branżowe', 'średnie', 'policealne', 'wyższe'] as const;
export const CITIES = ['Brzezina', 'Dolna Wieś', 'Nowy Młyn', 'Zielony Staw'] as const;

/** The fields of the panel, which changes the data of a child. */
export const CHILD_LABELS = {
  child_name: 'Imię dziecka',
  child_city: 'Miejscowość',
  place: 'Placówka',
} as const;

export const TODAY = '2026-11-21';

const OPTIONAL = new Set<string>(['flat', 'remarks', 'wants_news', 'tags', 'files'] satisfies Name[]);

/** The names of the fields that must not be empty and are. */
export function missing(answers: Readonly<Record<string, unknown>>): Name[] {
  return (Object.keys(LABELS) as Name[]).filter((name) => !(OPTIONAL.has(name) || answers[name]));
}
