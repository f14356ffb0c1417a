import { type CountedWord, hardSpaces, pluralOf } from '@urzad/domain';
import type { ClauseSection } from './document-renderer';

/** Bodies and addresses that the clause names; all of them configuration of the office. */
export interface ClauseParties {
  /** The office: it collects the data. Names stand in the nominative, after a colon. */
  office: { name: string; address: string; mail: string };
  dataProtectionOfficer: { mail: string; address: string };
  /** Managing authority of the programme and the minister who runs the central system, in the order to print. */
  otherControllers: { name: string; address: string; contact: string }[];
  project: { title: string; number: string; programme: string };
  /** For how many years. */
  kept: { dataYears: number; logYears: number };
}

/** The sentence that the reader confirms by signing the clause. */
export const CLAUSE_STATEMENT =
  'Potwierdzam, że przed podaniem danych znam treść powyższej informacji o przetwarzaniu danych osobowych.';

/**
 * Art. 13 RODO for the applicant, art. 14 for the people whom the form names (child, other parent, nanny). The
 * document and the screen where it is signed show the same text (Process §3, §7.5).
 */
export function informationClause(parties: ClauseParties): ClauseSection[] {
  return [
    controllers(parties),
    officer(parties),
    purposes(parties),
    LEGAL_BASES,
    CATEGORIES,
    SOURCES,
    RECIPIENTS,
    retention(parties),
    RIGHTS,
    COMPLAINT,
    OBLIGATION,
    DECISIONS,
  ].map(typeset);
}

function typeset({ title, paragraphs, points }: ClauseSection): ClauseSection {
  return { title: hardSpaces(title), paragraphs: paragraphs.map(hardSpaces), points: points.map(hardSpaces) };
}

function controllers({ office, otherControllers }: ClauseParties): ClauseSection {
  return {
    title: 'Kto odpowiada za Twoje dane',
    paragraphs: ['Administratorami danych, każdy w zakresie swoich zadań, są:'],
    points: [
      `${office.name}, ${office.address}, e-mail: ${office.mail} – przyjmuje zgłoszenia i prowadzi projekt`,
      ...otherControllers.map(({ name, address, contact }) => `${name}, ${address}, kontakt: ${contact}`),
    ],
  };
}

function officer({ dataProtectionOfficer }: ClauseParties): ClauseSection {
  return {
    title: 'Inspektor ochrony danych',
    paragraphs: [
      `W sprawach danych osobowych napisz do naszego inspektora ochrony danych: ${dataProtectionOfficer.mail} albo na adres: ${dataProtectionOfficer.address}. Do inspektorów pozostałych administratorów napiszesz, korzystając z kontaktów podanych wyżej.`,
    ],
    points: [],
  };
}

function purposes({ project }: ClauseParties): ClauseSection {
  return {
    title: 'Po co przetwarzamy dane',
    paragraphs: [
      `Dane są potrzebne do realizacji projektu „${project.title}” (nr ${project.number}) w programie ${project.programme}, czyli do:`,
    ],
    points: [
      'przyjęcia i oceny zgłoszenia, ułożenia listy rankingowej i zawarcia umowy,',
      'wypłaty i rozliczenia dofinansowania oraz sprawdzenia, czy ten sam koszt nie jest finansowany dwa razy,',
      'monitorowania, sprawozdawczości, ewaluacji, kontroli i audytu,',
      'informowania o funduszach europejskich, bez podawania Twoich danych,',
      'dochodzenia roszczeń i obrony przed nimi oraz przechowywania w archiwum,',
      'bezpieczeństwa portalu: zapisujemy, kto i kiedy korzystał z konta.',
    ],
  };
}

const LEGAL_BASES: ClauseSection = {
  title: 'Na jakiej podstawie',
  paragraphs: [
    'Podstawą nie jest zgoda, lecz przepisy prawa. RODO to rozporządzenie Parlamentu Europejskiego i Rady (UE) 2016/679.',
  ],
  points: [
    'art. 6 ust. 1 lit. c RODO – obowiązek prawny administratora,',
    'art. 6 ust. 1 lit. e RODO – zadanie realizowane w interesie publicznym,',
    'art. 9 ust. 2 lit. g RODO – ważny interes publiczny, gdy chodzi o dane o zdrowiu i niepełnosprawności,',
    'rozporządzenie (UE) 2021/1060 i rozporządzenie (UE) 2021/1057 (Europejski Fundusz Społeczny Plus),',
    'ustawa z dnia 28 kwietnia 2022 r. o zasadach realizacji zadań finansowanych ze środków europejskich w perspektywie finansowej 2021–2027, art. 87–93,',
    'ustawa z dnia 14 lipca 1983 r. o narodowym zasobie archiwalnym i archiwach.',
  ],
};

const CATEGORIES: ClauseSection = {
  title: 'Jakie dane przetwarzamy',
  paragraphs: ['Przetwarzamy dane z formularza, załączników, umowy, rozliczeń i korespondencji:'],
  points: [
    'Twoje: imię i nazwisko, PESEL, płeć, wiek, wykształcenie, adres, telefon, e-mail, sytuacja na rynku pracy, numer rachunku, a także informacje o niepełnosprawności i sytuacji społecznej (na część tych pytań możesz odmówić odpowiedzi),',
    'dziecka: imię i nazwisko, PESEL, data urodzenia, płeć, orzeczenie o niepełnosprawności, miejsce i koszt opieki,',
    'drugiego rodzica: imię i nazwisko oraz informacja, czy pracuje,',
    'niani lub dziennego opiekuna: imię i nazwisko, dane umowy i rachunków.',
  ],
};

const SOURCES: ClauseSection = {
  title: 'Skąd mamy dane',
  paragraphs: [
    'Dane podajesz Ty. Dane dziecka, drugiego rodzica i niani także mamy od Ciebie (art. 14 RODO) – przekaż im tę informację. Część danych sprawdzamy w rejestrach publicznych oraz w zaświadczeniach pracodawców, placówek opieki, urzędów pracy i ZUS.',
  ],
  points: [],
};

const RECIPIENTS: ClauseSection = {
  title: 'Komu przekazujemy dane',
  paragraphs: ['Dane mogą otrzymać wyłącznie:'],
  points: [
    'instytucje uczestniczące w realizacji programu, w tym przez Centralny System Teleinformatyczny CST2021,',
    'Komisja Europejska i podmioty, które na zlecenie administratorów prowadzą kontrole, audyty i badania,',
    'podmioty, które świadczą dla urzędu usługi informatyczne i pocztowe, oraz bank wypłacający dofinansowanie,',
    'inne organy, jeżeli wymaga tego prawo.',
  ],
};

const YEARS: CountedWord = { one: 'rok', few: 'lata', many: 'lat' };

function retention({ kept }: ClauseParties): ClauseSection {
  const years = (count: number) => `${count} ${pluralOf(count, YEARS)}`;
  return {
    title: 'Jak długo',
    paragraphs: [
      `Dane przechowujemy przez ${years(kept.dataYears)} od 31 grudnia roku, w którym projekt otrzymał ostatnią płatność (art. 82 rozporządzenia 2021/1060), a potem tak długo, jak wymagają przepisy o archiwach. Bieg terminu wstrzymuje postępowanie prawne albo wniosek Komisji Europejskiej. Zapisy zdarzeń w systemie przechowujemy ${years(kept.logYears)}.`,
      'Danych nie przekazujemy do państw poza Europejskim Obszarem Gospodarczym ani do organizacji międzynarodowych.',
    ],
    points: [],
  };
}

const RIGHTS: ClauseSection = {
  title: 'Twoje prawa',
  paragraphs: [
    'Możesz w każdej chwili napisać do inspektora ochrony danych na adres podany wyżej i skorzystać z prawa do:',
  ],
  points: [
    'dostępu do danych i otrzymania ich kopii (art. 15 RODO),',
    'sprostowania i uzupełnienia danych (art. 16 RODO),',
    'usunięcia danych (art. 17 RODO), jeżeli nie musimy ich przechowywać na podstawie prawa,',
    'ograniczenia przetwarzania (art. 18 RODO),',
    'sprzeciwu z powodu Twojej szczególnej sytuacji (art. 21 RODO), gdy podstawą jest zadanie w interesie publicznym.',
  ],
};

const COMPLAINT: ClauseSection = {
  title: 'Skarga',
  paragraphs: [
    'Jeżeli uważasz, że przetwarzamy dane niezgodnie z prawem, możesz złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych.',
  ],
  points: [],
};

const OBLIGATION: ClauseSection = {
  title: 'Czy musisz podać dane',
  paragraphs: [
    'Udział w projekcie jest dobrowolny. Podanie danych jest warunkiem udziału: bez nich nie możemy przyjąć i ocenić zgłoszenia. Na pytania o pochodzenie, bezdomność i niepełnosprawność możesz odmówić odpowiedzi.',
  ],
  points: [],
};

const DECISIONS: ClauseSection = {
  title: 'Decyzje automatyczne i profilowanie',
  paragraphs: [
    'Nie podejmujemy decyzji wyłącznie automatycznie i nie profilujemy. Punkty podpowiada system, ale każdą ocenę zatwierdza pracownik.',
  ],
  points: [],
};
