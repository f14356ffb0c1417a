import { finds, types } from './enter';
import { both, type FieldRow, specRow, words } from './field-row';

/** Texts of one line or several, and identifiers. */
export const LINE_ROWS: readonly FieldRow[] = [
  specRow({
    type: 'text',
    label: words('Ulica', 'Street'),
    spec: { max: 60 },
    good: { typed: 'Źródlana 7', read: both('Źródlana 7'), enter: types('Źródlana 7') },
    bad: {
      typed: 'x'.repeat(61),
      code: 'is-too-big',
      text: words('Za długi 60', 'Too long, at most 60 characters'),
    },
  }),
  specRow({
    type: 'longText',
    called: 'textarea',
    label: words('Uzasadnienie', 'Reasons'),
    spec: { max: 500 },
    good: {
      typed: 'Żłobek otwiera się 1 maja.',
      read: both('Żłobek otwiera się 1 maja.'),
      enter: types('Od maja.'),
    },
    bad: {
      typed: 'x'.repeat(501),
      code: 'is-too-big',
      text: words('Za długi 500', 'Too long, at most 500 characters'),
    },
  }),
  specRow({
    type: 'name',
    label: words('Imię', 'First name'),
    spec: { max: 60 },
    good: { typed: 'Żółcisława', read: both('Żółcisława'), enter: types('Łucja') },
    bad: {
      typed: 'Anna4',
      code: 'not-valid-name',
      text: words(
        'Wpisz tylko litery, spacje, łącznik lub apostrof: usuń „4”',
        'Use only letters, spaces, a hyphen or an apostrophe: remove “4”',
      ),
    },
  }),
  specRow({
    type: 'mail',
    label: words('Adres e-mail', 'E-mail address'),
    spec: { max: 254 },
    good: { typed: 'anna@poczta.pl', read: both('anna@poczta.pl'), enter: types('Anna@Poczta.pl') },
    bad: {
      typed: 'anna@poczta',
      code: 'not-valid-mail',
      text: words('Nieprawidłowy email', 'This is not a valid e-mail address'),
    },
  }),
  specRow({
    type: 'phone',
    called: 'tel',
    label: words('Telefon', 'Phone'),
    good: { typed: '600 123 456', read: both('+48 600 123 456'), enter: types('600123456') },
    bad: {
      typed: '600 123',
      code: 'not-valid-phone',
      text: words(
        'Nieprawidłowy numer telefonu. Wpisz 9 cyfr, na przykład 000 000 011',
        'This is not a valid phone number. Enter 9 digits, for example 000 000 011',
      ),
    },
  }),
  specRow({
    type: 'url',
    label: words('Strona placówki', 'Web page'),
    good: {
      typed: 'https://zlobek.example',
      read: both('https://zlobek.example'),
      enter: types('https://a.example'),
    },
    bad: {
      typed: 'zlobek',
      code: 'not-valid-url',
      text: words(
        'Nieprawidłowy adres strony. Wpisz cały, na przykład https://example.com',
        'This is not a valid address. Enter the whole of it, for example https://example.com',
      ),
    },
  }),
  specRow({
    type: 'zipCode',
    called: 'postal code',
    label: words('Kod pocztowy', 'Postal code'),
    good: { typed: '73-108', read: both('73-108'), enter: types('73108') },
    bad: {
      typed: '73-10',
      code: 'not-valid-zip-code',
      text: words('Nieprawidłowy kod pocztowy', 'This is not a valid postal code'),
    },
  }),
  specRow({
    type: 'city',
    label: words('Miejscowość', 'Place'),
    good: { typed: 'Stargard', read: both('Stargard'), enter: finds('Stargard', 'Stargard') },
    bad: {
      typed: 'Nigdzie',
      code: 'not-valid-city',
      text: words('Niepoprawne miasto', 'Choose a place from the list'),
    },
  }),
  specRow({
    type: 'pesel',
    called: 'PESEL',
    label: both('PESEL'),
    good: { typed: '44051401359', read: both('44051401359'), enter: types('44051401359') },
    bad: {
      typed: '44051401358',
      code: 'not-valid-pesel',
      text: words('Nieprawidłowy pesel', 'This is not a valid PESEL'),
    },
  }),
  specRow({
    type: 'nip',
    called: 'NIP',
    label: both('NIP'),
    good: { typed: '5250001233', read: both('5250001233'), enter: types('525-000-12-33') },
    bad: { typed: '525000123', code: 'not-valid-nip', text: words('Za krótki NIP', 'This NIP is too short') },
  }),
  specRow({
    type: 'regon',
    called: 'REGON',
    label: both('REGON'),
    good: { typed: '123456785', read: both('123456785'), enter: types('123 456 785') },
    bad: {
      typed: '123456786',
      code: 'not-valid-regon',
      text: words('Nieprawidłowy regon', 'This is not a valid REGON'),
    },
  }),
  specRow({
    type: 'bankAccount',
    called: 'bank account',
    label: words('Numer rachunku', 'Account number'),
    good: {
      typed: '74 9990 0009 0000 0000 0000 0001',
      read: both('74 9990 0009 0000 0000 0000 0001'),
      enter: types('74999000090000000000000001'),
    },
    bad: {
      typed: '75 9990 0009 0000 0000 0000 0001',
      code: 'not-valid-bank-account',
      text: words('Nieprawidłowy numer rachunku', 'This is not a valid account number'),
    },
  }),
];
