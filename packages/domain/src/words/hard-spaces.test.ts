import { describe, expect, it } from 'vitest';
import { hardSpaces } from './hard-spaces';

/** A tilde stands for a no-break space. */
const shown = (text: string) => hardSpaces(text).replaceAll('\u00a0', '~');

describe('hardSpaces', () => {
  it.each([
    ['Dane Twoje i dziecka', 'Dane Twoje i~dziecka'],
    ['Numer w rejestrze', 'Numer w~rejestrze'],
    ['W portalu i w urzędzie', 'W~portalu i~w~urzędzie'],
    ['Żłobek, a nie klub', 'Żłobek, a~nie klub'],
    ['skończyło 3 lata', 'skończyło 3~lata'],
    ['do 17 lutego 2027 r.', 'do 17~lutego 2027~r.'],
    ['Może mieć do 2,86 MB', 'Może mieć do 2,86~MB'],
    ['30 dni od złożenia', '30~dni od złożenia'],
    ['85 % kosztów', '85~% kosztów'],
    ['do 1 140,00 zł', 'do 1~140,00~zł'],
    ['zadzwoń: 000 000 001', 'zadzwoń: 000~000~001'],
    ['art. 6 ust. 1 lit. c', 'art.~6 ust.~1 lit.~c'],
    ['nabór nr 1/2027', 'nabór nr~1/2027'],
    ['ul. Lipowa 12', 'ul.~Lipowa 12'],
    ['§ 5 regulaminu', '§~5~regulaminu'],
    ['o godz. 15:30', 'o~godz.~15:30'],
    ['15. dnia miesiąca', '15.~dnia miesiąca'],
    ['2021–2027 – lata projektu', '2021–2027~– lata projektu'],
    ['od 8:00 do 15:30', 'od 8:00 do 15:30'],
    ['Krok 3 z 7', 'Krok 3 z~7'],
    ['zgłoszenie FR/1-2027/00007 zostało złożone', 'zgłoszenie FR/1-2027/00007 zostało złożone'],
    ['o 09:27:23,948. Odpowiemy', 'o~09:27:23,948. Odpowiemy'],
    ['Vitamina A', 'Vitamina A'],
    ['kto, co i', 'kto, co i'],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('changes nothing when called again', () => {
    const once = hardSpaces(
      'Do 17 lutego 2027 r. w godz. 8:00–15:30 i po 3 dniach – o ile ma 5 % z 1 140,00 zł',
    );
    expect(hardSpaces(once)).toBe(once);
  });

  it('changes nothing but spaces', () => {
    const text = 'W § 5 ust. 2: 3 lata i 2 miesiące – a potem z listy nr 4';
    expect(hardSpaces(text).replaceAll('\u00a0', ' ')).toBe(text);
  });
});

it.each([
  'Główna',
  'O projekcie',
  'Kontakt',
  'Wróć',
  'Zapisz zmiany',
  'Pobierz wszystkie pliki',
  'Pobieranie rozpoczęte',
  'Dołącz dokument',
  'Wrzuć plik audio',
  'Wrzuć plik video',
  'Usuń plik',
  'Usuń obrazek',
  'Brak roli',
  'Straciłeś dostęp do internetu',
  'Hurrra masz z powrotem internet',
  'Zła wartość',
  'Pole jest wymagane',
  'Pola nie są równe',
  'Proszę podać conajmniej 5',
  'Proszę podać conajwyżej 5',
  'Za krótki 5',
  'Za długi 5',
  'Nieprawidłowy email',
  'Hasło zbyt słabe',
  'Nieprawidłowy pesel',
  'Niepoprawne miasto',
  'NIP nie może mieć liter',
  'Za krótki NIP',
  'Za długi NIP',
  'Nieprawidłowy NIP - zła cyfra kontrolna',
  'Hasła się zgadzają',
  'Niezgodność haseł',
  'Obraz zbyt duży (max 100kb)',
  'Zły format pliku',
  'Twoje hasłó zostało zmienione',
  'Konto zostało udostępnione',
  'Niepoprawne dane',
  'Konto o takim mailu już istnieje',
  'Konto o takim peselu już istnieje',
  'Konto zostało zablokowane. Skontaktuj się z administratorem',
  'Konto nie jest aktywne',
  'Brak wymaganych danych',
  'Hasło było w użyciu',
  'Token wygasł',
  'Podałeś niepoprawne aktualne hasło',
  'Wystąpił błąd',
  'Powodzenie',
  'Ostrzeżenie',
  'Informacja',
])('leaves the text of the specification as it is: %s', (text) => {
  expect(hardSpaces(text)).toBe(text);
});
