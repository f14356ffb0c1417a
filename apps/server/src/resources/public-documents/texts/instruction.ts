import { CODE_LIVES_MINUTES } from '@urzad/contract';
import { COUNTED, COUNTED_TIMES, countText, formatBytes } from '@urzad/domain';
import { registrationSteps } from '@urzad/grants';
import { section, statements } from '../blocks';
import type { DocumentFacts } from '../facts';

/** The manual (D9) of what the portal does today, in its own words. */
export function instructionText(facts: DocumentFacts) {
  return {
    title: 'Instrukcja użytkownika portalu',
    lead: `Jak założyć konto, złożyć zgłoszenie i pisać do urzędu. Portal jest pod adresem ${facts.publicUrl}.`,
    parts: [
      {
        title: '',
        sections: [
          ...accountSections(),
          ...applicationSections(facts),
          ...officeSections(facts),
          ...accessSections(),
        ],
      },
    ],
  };
}

function accountSections() {
  return [
    section(
      '1. Sprawdź, czy to dla Ciebie',
      statements(
        `Na stronie głównej są terminy naboru i kwoty. Przycisk „Sprawdź, czy to dla Ciebie” otwiera kilka pytań. Nie trzeba mieć konta, a odpowiedzi nie zapisujemy.`,
      ),
    ),
    section(
      '2. Załóż konto',
      statements(
        'Wybierz „Zaloguj się”, a potem „Załóż konto”. Podaj adres e-mail i hasło.',
        'Hasło ma co najmniej 8 znaków, w tym wielką literę, cyfrę i znak specjalny. Nie może być na liście popularnych haseł ani zawierać Twojego imienia, nazwiska lub adresu.',
        `Na podany adres wyślemy kod: 6 cyfr, ważnych ${countText(CODE_LIVES_MINUTES, COUNTED_TIMES.minute)}. Wpisz go na następnej stronie. Gdy wiadomości nie ma, zajrzyj do folderu „Spam” albo poproś o nowy kod.`,
        'Uzupełnij swoje dane, a potem przeczytaj regulamin i wybierz „Akceptuję”. Bez tego nie można złożyć zgłoszenia.',
      ),
    ),
    section(
      '3. Zaloguj się',
      statements(
        'Podaj adres e-mail i hasło. „Zapamiętaj mnie na tym urządzeniu” zaznacz tylko na własnym urządzeniu.',
        'Nie pamiętasz hasła? Na stronie logowania wybierz „Nie pamiętasz hasła?”. Wyślemy kod na Twój adres.',
        'Po dziesięciu złych hasłach z rzędu logowanie zatrzymujemy na 15 minut i piszemy o tym do Ciebie.',
        'Hasło zmienisz w menu użytkownika, w prawym górnym rogu. Tam też zablokujesz ekran i się wylogujesz.',
        'Hasła i kodów nie podawaj nikomu. Urząd nigdy o nie nie prosi.',
      ),
    ),
  ];
}

function applicationSections({ params, fileLimit }: DocumentFacts) {
  return [
    section(
      '4. Wypełnij formularz',
      statements(
        'Wejdź w „Zgłoszenia” i wybierz „Nowe zgłoszenie”. Najpierw przeczytaj klauzulę informacyjną i potwierdź, że ją znasz.',
        {
          text: 'Formularz ma kroki:',
          points: registrationSteps.map(({ number, pl }) => `krok ${number}: ${pl},`),
        },
        'W kroku 8 sprawdzasz wszystkie odpowiedzi i przy każdej możesz wybrać „Zmień”.',
        'Wszystko, co wpisujesz, zapisuje się samo jako szkic. Możesz przerwać i wrócić, także na innym urządzeniu. Bez internetu szkic czeka w przeglądarce.',
        'Gdy odpowiedź jest zła, pod polem jest napisane, co poprawić.',
      ),
    ),
    section(
      '5. Dołącz pliki',
      statements(
        `Załączniki to pliki PDF, JPG albo PNG, każdy do ${formatBytes(fileLimit)}. Przeciągnij plik na pole albo wybierz „Dołącz dokument”. Możesz też zrobić zdjęcie telefonem.`,
        'Gdy połączenie się zerwie, wysyłanie ruszy od miejsca, w którym się zatrzymało.',
        'Puste zaświadczenia do druku są w stopce portalu. Te z Twoimi danymi pobierzesz w kroku z załącznikami.',
      ),
    ),
    section(
      '6. Podpisz i złóż zgłoszenie',
      statements(
        'Po sprawdzeniu wybierz „Przejdź do podpisu”. Przeczytaj dokument do końca, zaznacz oświadczenie, podaj hasło i kod, który wyślemy na Twój adres.',
        'Podpis to jeszcze nie złożenie. Wybierz „Złóż zgłoszenie”: dopiero wtedy urząd je dostaje i liczy się ten czas.',
        'Pobierz potwierdzenie złożenia. Jest w nim numer zgłoszenia i dokładny czas.',
        'Zanim złożysz zgłoszenie, możesz wybrać „Wycofaj podpis i popraw”.',
      ),
    ),
    section(
      '7. Po złożeniu',
      statements(
        `Status zgłoszenia widzisz w „Zgłoszeniach”. O każdej zmianie piszemy w portalu i e-mailem. Na zgłoszenie odpowiadamy w ciągu ${params.answer_days} dni.`,
        `Gdy czegoś brakuje, poprosimy o poprawki. Masz na nie ${params.correction_days} dni roboczych, jeden raz. Popraw zaznaczone pola albo napisz wyjaśnienie, podpisz zgłoszenie i złóż je jeszcze raz. Czas pierwszego złożenia się nie zmienia.`,
        'Złożone zgłoszenie możesz wycofać na jego stronie.',
        `Gdy nie zgadzasz się z wynikiem, poproś o ponowną ocenę na stronie zgłoszenia, raz, w ciągu ${countText(params.review_request_days, COUNTED.day)}.`,
      ),
    ),
  ];
}

function officeSections({ office, phones }: DocumentFacts) {
  return [
    section(
      '8. Napisz do urzędu',
      statements(
        'W „Sprawach” zadasz pytanie, zgłosisz zmianę, złożysz reklamację albo prośbę o swoje dane. Wybierz rodzaj sprawy, napisz wiadomość i dołącz pliki.',
        'Odpowiedź znajdziesz w tej samej sprawie. O każdym piśmie zawiadamiamy e-mailem i w portalu, przy ikonie dzwonka.',
        `Bez konta napiszesz na stronie „Kontakt”.`,
      ),
    ),
    section(
      '9. Umowa i rozliczenia',
      statements(
        'Umowa, aneksy i miesięczne rozliczenia opisuje regulamin. Do tej instrukcji dopiszemy je razem z ich stronami w portalu.',
      ),
    ),
    section(
      '10. Sprawdź dokument urzędu',
      statements(
        'Dokumenty urzędu mają elektroniczną pieczęć. Otwórz plik w programie, który sprawdza podpisy w plikach PDF: pokaże, czy pieczęć jest ważna i czy plik nie był zmieniony.',
        'Możesz też w adresie portalu dopisać /verify/ i numer dokumentu z myślnikami zamiast ukośników, na przykład /verify/DOK-2027-000123, i wybrać plik. Plik nie opuszcza Twojego urządzenia.',
      ),
    ),
    section(
      '11. Kontakt',
      statements({
        text: `${office.name}, ${office.address}`,
        points: [`telefon: ${phones.join(', ')},`, `e-mail: ${office.mail}.`],
      }),
    ),
  ];
}

function accessSections() {
  return [
    section(
      '12. Dostępność',
      statements(
        'Ikona „Dostępność” u góry strony zmienia kontrast i wielkość tekstu. Obok są język polski i angielski.',
        'Wszystko zrobisz samą klawiaturą: Tab przechodzi do następnego pola, Enter naciska przycisk, Escape zamyka okno.',
        'Dokumenty PDF mają strukturę dla czytników ekranu.',
        `Bariery zgłosisz na zasadach z deklaracji dostępności, do której prowadzi stopka.`,
      ),
    ),
  ];
}
