import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '../../packages/contract/src/errors';
import {
  FIELD_ERROR_CODES,
  fieldErrorText,
  hardSpaces,
  isAsSpecified,
  NO_ROLE,
  nearDayText,
  uploadRefusalText,
} from '../../packages/domain/src/index';
import { GRANT_ERROR_CODES, grantErrorText } from '../../packages/grants/src/index';
import { textsOf, wordSets } from './word-sets';

/** The messages of the specification that the product shows, letter for letter (Order §9), of more than one word. */
const TEXTS = [
  // Spec §2
  'Zapisz zmiany',
  'Pobierz wszystkie pliki',
  'Pobieranie rozpoczęte',
  'Konto zostało udostępnione',
  'Drop files to upload',
  'Dołącz dokument',
  'Wrzuć plik audio',
  'Wrzuć plik video',
  'Usuń plik',
  'Usuń obrazek',
  // Spec §3, §4
  'Brak roli',
  'Straciłeś dostęp do internetu',
  'Hurrra masz z powrotem internet',
  // Spec §5
  'Zła wartość',
  'Pole jest wymagane',
  'Pola nie są równe',
  'Proszę podać conajmniej {n}',
  'Za krótki {n}',
  'Proszę podać conajwyżej {n}',
  'Za długi {n}',
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
  'Wybierz wszystkie',
  'Odznacz wszystkie',
  'Przed Wczoraj',
  'Obraz zbyt duży (max 100kb)',
  'Zły format pliku',
  'Invalid email address',
  'Invalid URL',
  // Spec §7, §8
  'Twoje hasłó zostało zmienione',
  'Niepoprawne dane',
  'Konto o takim mailu już istnieje',
  'Konto o takim peselu już istnieje',
  'Konto zostało zablokowane. Skontaktuj się z administratorem',
  'Konto nie jest aktywne',
  'Brak wymaganych danych',
  'Hasło było w użyciu',
  'Token wygasł',
  'Wystąpił błąd',
  'Podałeś niepoprawne aktualne hasło',
  // Order §3
  'Nieprawidłowy kod pocztowy',
  'Nieprawidłowy numer rachunku',
  'Nieprawidłowy regon',
  // Process §1.5: E1 to E13
  'Dziecko musi pozostawać pod Twoją opieką prawną lub faktyczną',
  'Projekt jest dla mieszkańców województwa',
  'Status na rynku pracy nie uprawnia do udziału',
  'Wiek dziecka nie mieści się w przedziale naboru',
  'Termin powrotu do pracy jest zbyt odległy',
  'Ta forma opieki nie jest objęta naborem',
  'Placówka nie figuruje w rejestrze',
  'Nianią nie może być rodzic dziecka',
  'Koszt nie może być finansowany z innych środków publicznych',
  'Dziecko jest już objęte wsparciem',
  'Zgłoszenie dla tego dziecka już złożono',
  'Dokument jest nieaktualny',
];

const sources = Object.entries(
  import.meta.glob<string>(
    [
      '../../packages/{domain,grants,contract,ui}/src/**/*.{ts,tsx}',
      '../../apps/{portal,server}/src/**/*.{ts,tsx}',
      '!../../**/*.{test,stories}.{ts,tsx}',
      '!../../**/testing/**',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
).map(([file, text]) => ({ file, code: text.replaceAll(/\/\*[\s\S]*?\*\//g, '') }));

/** Every text as the portal sets it: words of the interface, errors of fields, toasts. */
const shown = new Set([
  ...wordSets.flatMap(({ pl }) => [...textsOf(pl).values()]).map(hardSpaces),
  ...Object.values(errorCatalogue).flatMap((entry) => ('toast' in entry ? [hardSpaces(entry.toast.pl)] : [])),
  ...FIELD_ERROR_CODES.flatMap((code) => fieldErrorsOf(code)).map(hardSpaces),
  ...GRANT_ERROR_CODES.map((code) => hardSpaces(grantErrorText(code, 'pl'))),
  hardSpaces(NO_ROLE.pl),
  hardSpaces(nearDayText('2027-02-08', '2027-02-10') ?? ''),
  hardSpaces(uploadRefusalText('extension', { name: 'umowa.doc' }, 'pl')),
]);

function fieldErrorsOf(code: (typeof FIELD_ERROR_CODES)[number]): string[] {
  const values = ['a', '1', '1'.repeat(11), '0000000018'];
  const limits = [true, false].map((isLength) => fieldErrorText(code, 'pl', { n: '{n}', isLength }));

  return [...limits, ...values.map((value) => fieldErrorText(code, 'pl', { value }))];
}

describe.each(TEXTS)('the text of the specification „%s”', (text) => {
  it('is marked wherever it is written', () => {
    const bare = sources.filter(({ code }) =>
      code.replaceAll(`asSpecified('${text}')`, '').includes(`'${text}'`),
    );
    expect(bare.map(({ file }) => file)).toEqual([]);
    expect(isAsSpecified(text)).toBe(true);
  });

  it('reaches the screen byte for byte', () => {
    expect(shown).toContain(text);
  });
});

it('knows every text that is marked', () => {
  const marked = sources.flatMap(({ code }) =>
    [...code.matchAll(/asSpecified\(\s*'([^']+)'/g)].map(([, text]) => text),
  );
  expect(marked.filter((text) => text !== undefined && !TEXTS.includes(text))).toEqual([]);
});
