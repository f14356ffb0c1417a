import { COUNTED, COUNTED_THINGS, countText } from '@urzad/domain';
import type { LegalSection } from './legal-section';
import { percent, type StatuteFacts, sentence } from './statute-facts';

/** Rules of recruitment and participation (D1). A draft for the office's lawyer; figures come from the call. */
export function statutePl(facts: StatuteFacts): LegalSection[] {
  return [
    definitions(facts),
    project(facts),
    targetGroup(facts),
    criteria(facts),
    recruitment(facts),
    contract(facts),
    care(facts),
    settlement(facts),
    duties(facts),
    changes(),
    control(),
    signatures(),
    rights(facts),
    final(facts),
  ];
}

function definitions({ office, appName }: StatuteFacts): LegalSection {
  return {
    title: '§ 1. Definicje',
    clauses: [
      {
        text: 'W regulaminie używamy słów w takim znaczeniu:',
        points: [
          `Urząd – ${office.office_name}, ${office.office_address}; prowadzi projekt i portal,`,
          `Projekt – „${appName}”, nr ${office.project_no},`,
          'Portal – serwis internetowy, w którym składasz zgłoszenie, podpisujesz dokumenty i rozliczasz koszty,',
          'Kandydat – osoba, która złożyła zgłoszenie,',
          'Uczestnik – osoba, z którą Urząd zawarł umowę uczestnictwa,',
          'Opieka – opieka nad dzieckiem w formie wymienionej w § 7,',
          'Nabór – czas, w którym Urząd przyjmuje zgłoszenia,',
          'SSW – strefa szczególnego wsparcia, czyli gminy wymienione w ogłoszeniu o naborze.',
        ],
      },
    ],
  };
}

function project({ projectPeriod, projectValue, euValue, call }: StatuteFacts): LegalSection {
  const { esf_share, state_share, own_share } = call.params;

  return {
    title: '§ 2. Informacje o projekcie',
    clauses: [
      `Projekt jest współfinansowany ze środków Europejskiego Funduszu Społecznego Plus (${percent(esf_share, 'pl')}) i budżetu państwa (${percent(state_share, 'pl')}). Wkład uczestników wynosi ${percent(own_share, 'pl')}.`,
      `Projekt trwa w okresie: ${sentence(projectPeriod)} Wartość projektu: ${projectValue}, w tym wkład Unii Europejskiej: ${euValue}.`,
      'Celem projektu jest ułatwienie powrotu do pracy i podjęcia pracy osobom, które opiekują się małymi dziećmi.',
      'Udział w projekcie jest dobrowolny. Rekrutacja i wsparcie są dostępne na równych prawach dla wszystkich, którzy spełniają warunki.',
    ],
  };
}

function targetGroup({ call, labourStatuses, voivodeship }: StatuteFacts): LegalSection {
  const { age_min, age_max_years, return_to_work_max_days, labour_document_max_age_days } = call.params;
  const youngest = countText(age_min.count, age_min.unit === 'weeks' ? COUNTED.week : COUNTED.year);

  return {
    title: '§ 3. Kto może wziąć udział',
    clauses: [
      {
        text: 'Zgłoszenie może złożyć osoba, która spełnia łącznie te warunki:',
        points: [
          'jest rodzicem, opiekunem prawnym albo faktycznym dziecka,',
          `mieszka na terenie województwa ${voivodeship},`,
          `opiekuje się dzieckiem, które w pierwszym dniu naboru ma co najmniej ${youngest} i nie skończyło ${age_max_years} lat,`,
          `wróci do pracy albo ją podejmie najpóźniej ${return_to_work_max_days} dni po zakończeniu naboru.`,
        ],
      },
      { text: 'Osoba ta należy do jednej z grup:', points: labourStatuses },
      `Dokument, który potwierdza sytuację na rynku pracy, może być wystawiony najwcześniej ${labour_document_max_age_days} dni przed złożeniem zgłoszenia.`,
      'To samo dziecko może być objęte wsparciem jeden raz. W jednym naborze rodzic może złożyć jedno zgłoszenie, a na dane dziecko może być złożone jedno zgłoszenie, przez jednego z rodziców. Zgłoszenie wycofane, zanim Urząd je rozpatrzył, można zastąpić nowym, dopóki trwa nabór.',
      'Kosztów opieki za ten sam miesiąc nie można finansować jednocześnie z innych środków publicznych, w szczególności ze świadczeń „Aktywny rodzic”, z budżetu gminy i z PFRON.',
    ],
  };
}

function criteria({ criteria: list }: StatuteFacts): LegalSection {
  return {
    title: '§ 4. Kryteria punktowe',
    clauses: [
      {
        text: 'Zgłoszenia, które spełniają warunki z § 3, otrzymują punkty za:',
        points: list.map(({ name, points }) => `${name} – ${countText(points, COUNTED_THINGS.point)}`),
      },
      'Punkty wynikają z oświadczeń i dokumentów. Sprawdza je pracownik Urzędu, a zatwierdza druga osoba.',
      'O kolejności decyduje liczba punktów, następnie niepełnosprawność dziecka, a potem chwila złożenia zgłoszenia zapisana przez serwer z dokładnością do tysięcznej części sekundy.',
    ],
  };
}

function recruitment({ call, places }: StatuteFacts): LegalSection {
  const { answer_days, correction_days, review_request_days, documents_days } = call.params;

  return {
    title: '§ 5. Rekrutacja i lista rezerwowa',
    clauses: [
      `Zgłoszenia przyjmujemy wyłącznie przez Portal, w terminie podanym w ogłoszeniu o naborze nr ${call.number}. Zgłoszenie można przygotować wcześniej i zapisać jako szkic.`,
      `W naborze jest ${places.inZone} miejsc dla osób z SSW i ${places.outZone} miejsc dla pozostałych. Niewykorzystane miejsca Urząd może przesunąć.`,
      'Przed podaniem danych zapoznajesz się z klauzulą informacyjną. Zgłoszenie jest złożone, gdy po podpisaniu naciśniesz w Portalu „Złóż zgłoszenie”; Portal wydaje wtedy potwierdzenie z numerem i dokładnym czasem.',
      `Na zgłoszenie, także poprawione, Urząd odpowiada w ciągu ${answer_days} dni od dnia, w którym je otrzymał. Jeżeli ostatni dzień jest wolny od pracy, odpowiada w następnym dniu roboczym.`,
      `Jeżeli zgłoszenie wymaga poprawek, Urząd wysyła wezwanie do uzupełnienia i wskazuje w nim pola do poprawienia. Na złożenie poprawek masz ${correction_days} dni roboczych. Poprawić zgłoszenie można jeden raz; czas pierwszego złożenia się nie zmienia.`,
      'Po ocenie Urząd ogłasza listę osób zakwalifikowanych i listę rezerwową. Listy zawierają wyłącznie numery zgłoszeń.',
      `O ponowną ocenę możesz poprosić raz, w ciągu ${review_request_days} dni od otrzymania wyniku, na stronie zgłoszenia w Portalu. Odrzuconego zgłoszenia nie można poprawić ani zastąpić nowym w tym samym naborze; nowe można złożyć w następnym.`,
      `Osoba zakwalifikowana przekazuje dokumenty w ciągu ${documents_days} dni. Gdy tego nie zrobi, jej miejsce zajmuje kolejna osoba z listy rezerwowej.`,
    ],
  };
}

function contract({ call }: StatuteFacts): LegalSection {
  return {
    title: '§ 6. Umowa uczestnictwa',
    clauses: [
      'Wsparcie przyznajemy na podstawie umowy uczestnictwa. Umowa jest umową cywilnoprawną, a nie decyzją administracyjną.',
      `Na podpisanie umowy masz ${call.params.contract_sign_days} dni od dnia, w którym udostępnimy ją w Portalu. Urząd podpisuje umowę jako drugi.`,
      'Umowa określa dziecko, formę i miejsce opieki, okres wsparcia, najwyższą kwotę oraz numer rachunku do wypłat.',
    ],
  };
}

function care({ call, caps }: StatuteFacts): LegalSection {
  const { rate, months_max, entry_fee_once, meals, extra_classes, prorata, care_forms } = call.params;
  const withKindergarten = care_forms.includes('PRZEDSZKOLE');

  return {
    title: '§ 7. Formy opieki i limity',
    clauses: [
      {
        text: `Zwracamy ${percent(rate, 'pl')} kosztów kwalifikowalnych, nie więcej niż:`,
        points: caps.map(({ name, amount }) => `${name} – ${amount} miesięcznie`),
      },
      `Wsparcie na jedno dziecko trwa najdłużej ${countText(months_max, COUNTED.month)}.`,
      {
        text: 'Koszty kwalifikowalne to:',
        points: [
          'opłata za pobyt dziecka albo wynagrodzenie niani ze składkami,',
          ...(meals === 'yes' ? ['wyżywienie,'] : []),
          ...(entry_fee_once === 'yes' ? ['wpisowe, jeden raz,'] : []),
          ...(extra_classes === 'yes' ? ['zajęcia dodatkowe,'] : []),
          'pomniejszone o zniżki i inne środki publiczne.',
        ],
      },
      ...(prorata === 'yes'
        ? ['Za niepełny miesiąc limit zmniejszamy proporcjonalnie do liczby dni objętych umową.']
        : []),
      `Żłobek i klub dziecięcy muszą być wpisane do rejestru żłobków i klubów dziecięcych, dzienny opiekun – do wykazu dziennych opiekunów${withKindergarten ? ', a przedszkole – do rejestru szkół i placówek' : ''}. Z nianią zawiera się umowę uaktywniającą; nianią nie może być rodzic dziecka.`,
    ],
  };
}

function settlement({ call }: StatuteFacts): LegalSection {
  const { request_deadline_day, request_correction_days, payment_days, min_attendance_days } = call.params;

  return {
    title: '§ 8. Rozliczanie miesięczne',
    clauses: [
      `Koszty za dany miesiąc rozliczasz w Portalu do ${request_deadline_day}. dnia następnego miesiąca. Dołączasz dokument księgowy i potwierdzenie zapłaty.`,
      `Koszt miesiąca jest kwalifikowalny, jeżeli dziecko korzystało z opieki co najmniej przez ${countText(min_attendance_days, COUNTED.day)}.`,
      `Na poprawę rozliczenia masz ${request_correction_days} dni roboczych.`,
      `Pieniądze przelewamy w ciągu ${payment_days} dni od zatwierdzenia rozliczenia, pod warunkiem że mamy środki na rachunku projektu.`,
    ],
  };
}

function duties({ call }: StatuteFacts): LegalSection {
  const { return_to_work_max_days, employer_cert_every_months, exit_form_days } = call.params;

  return {
    title: '§ 9. Obowiązki uczestnika',
    clauses: [
      {
        text: 'Uczestnik:',
        points: [
          `wraca do pracy albo ją podejmuje najpóźniej ${return_to_work_max_days} dni po zakończeniu naboru i pracuje przez cały okres wsparcia,`,
          `potwierdza zatrudnienie zaświadczeniem co ${countText(employer_cert_every_months, COUNTED.month)},`,
          'zgłasza zmianę danych, pracy, miejsca opieki i rachunku w ciągu 7 dni,',
          `podaje informację o swojej sytuacji w ciągu ${exit_form_days} dni po zakończeniu udziału,`,
          'podaje prawdziwe dane i przechowuje dokumenty przez 5 lat.',
        ],
      },
    ],
  };
}

function changes(): LegalSection {
  return {
    title: '§ 10. Zawieszenie, rezygnacja, rozwiązanie umowy',
    clauses: [
      'Wsparcie można zawiesić, w szczególności z powodu długiego zwolnienia lekarskiego albo kolejnego urlopu macierzyńskiego.',
      'Z udziału można zrezygnować w każdej chwili, składając oświadczenie. Przed zawarciem umowy rezygnacja nie pociąga żadnych skutków finansowych.',
      'Umowę można wypowiedzieć z zachowaniem 14 dni. Urząd może rozwiązać ją od razu, gdy uczestnik podał nieprawdziwe dane, nie wykonuje obowiązków z § 9 albo nie poddaje się kontroli.',
    ],
  };
}

function control(): LegalSection {
  return {
    title: '§ 11. Kontrola i zwroty',
    clauses: [
      'Uczestnik umożliwia Urzędowi i uprawnionym instytucjom sprawdzenie dokumentów i miejsca opieki.',
      'Środki wypłacone niezgodnie z umową podlegają zwrotowi z odsetkami jak od zaległości podatkowych, liczonymi od dnia wypłaty.',
      'O nieprawidłowościach w projekcie może powiadomić nas każdy. Adres jest w stopce Portalu.',
    ],
  };
}

function signatures(): LegalSection {
  return {
    title: '§ 12. Podpis elektroniczny i doręczenia',
    clauses: [
      'Zgłoszenie podpisujesz w Portalu hasłem i jednorazowym kodem wysłanym na Twój adres e-mail. Strony uznają taki podpis za zachowanie formy dokumentowej. Urząd opatruje podpisany dokument pieczęcią elektroniczną.',
      'Umowę i aneks podpisujesz podpisem zaufanym, osobistym albo kwalifikowanym, lub na papierze w siedzibie Urzędu.',
      'Pisma doręczamy w Portalu, a o każdym zawiadamiamy e-mailem. Pismo uważa się za doręczone, gdy je otworzysz. Kto nie chce doręczeń w Portalu, otrzymuje pisma przez e-Doręczenia albo pocztą.',
      'Hasła i kodów nie przekazuje się nikomu. Urząd nigdy o nie nie prosi.',
    ],
  };
}

function rights({ office }: StatuteFacts): LegalSection {
  return {
    title: '§ 13. Dane osobowe, dostępność, równość szans',
    clauses: [
      'Dane osobowe przetwarzamy zgodnie z RODO. Zasady opisują klauzula informacyjna i polityka prywatności w Portalu.',
      'Portal i dokumenty przygotowujemy tak, aby mogły z nich korzystać osoby z niepełnosprawnościami. Stan dostępności i sposób zgłaszania barier opisuje deklaracja dostępności.',
      `Wsparcie przyznajemy bez względu na płeć, wiek, niepełnosprawność, pochodzenie, religię, światopogląd i orientację. Skargę na naruszenie Karty praw podstawowych lub Konwencji o prawach osób niepełnosprawnych można złożyć na adres ${office.office_mail}.`,
    ],
  };
}

function final({ office }: StatuteFacts): LegalSection {
  return {
    title: '§ 14. Postanowienia końcowe',
    clauses: [
      'Urząd może zmienić regulamin, gdy wymaga tego prawo albo wytyczne programu. Zmiana nie pogarsza sytuacji osób, które złożyły zgłoszenie, chyba że wynika to z przepisów.',
      `W sprawach nieuregulowanych stosuje się przepisy Kodeksu cywilnego. Spory rozstrzyga sąd właściwy dla siedziby Urzędu: ${office.office_address}.`,
      {
        text: 'Załącznikami do regulaminu są wzory, które udostępniamy w Portalu na etapie, na którym są potrzebne:',
        points: [
          'formularz rekrutacyjny,',
          'zaświadczenie od pracodawcy,',
          'zaświadczenie z powiatowego urzędu pracy,',
          'zaświadczenie z ZUS,',
          'zaświadczenie z placówki opieki,',
          'klauzula informacyjna.',
        ],
      },
    ],
  };
}
