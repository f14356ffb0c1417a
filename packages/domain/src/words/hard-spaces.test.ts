import { describe, expect, it } from 'vitest';
import { asSpecified } from './as-specified';
import { hardSpaces, typeset } from './hard-spaces';

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

it('leaves a text of the specification as it is, and only that', () => {
  expect(shown('Konto o takim znaku już istnieje')).toBe('Konto o~takim znaku już istnieje');
  const text = asSpecified('Konto o takim znaku już istnieje');
  expect(hardSpaces(text)).toBe('Konto o takim znaku już istnieje');
  expect(shown(`${text}.`)).toBe('Konto o~takim znaku już istnieje.');
});

it('sets Polish alone: in English a one-letter word may end a line', () => {
  expect(typeset('Umowa z nianią', 'pl')).toBe('Umowa z\u00a0nianią');
  expect(typeset('Contract of a nanny', 'en')).toBe('Contract of a nanny');
});
