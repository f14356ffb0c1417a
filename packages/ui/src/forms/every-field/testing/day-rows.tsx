import { slides, types } from './enter';
import { both, type FieldRow, specRow, words } from './field-row';

const NOT_A_DATE = words('Nieprawidłowa data', 'This is not a valid date');

/** Days and times. */
export const DAY_ROWS: readonly FieldRow[] = [
  specRow({
    type: 'date',
    label: words('Początek opieki', 'Beginning of care'),
    good: { typed: '2027-05-01', read: both('01.05.2027'), enter: types('1.5.27') },
    bad: { typed: '31.2.2027', code: 'not-valid-date', text: NOT_A_DATE },
  }),
  specRow({
    type: 'memorableDate',
    called: 'memorable date',
    label: words('Data urodzenia', 'Date of birth'),
    spec: { side: 'past' },
    good: { typed: '1985-03-27', read: both('27.03.1985'), enter: types('27', '3', '1985') },
    bad: {
      typed: '2027-02-11',
      code: 'is-in-future',
      text: words('Data nie może być późniejsza niż dzisiaj', 'The date cannot be later than today'),
    },
  }),
  specRow({
    type: 'dateRange',
    called: 'date range',
    label: words('Okres opieki', 'Time of care'),
    good: {
      typed: { from: '2027-05-01', to: '2027-08-31' },
      read: both('31.08.2027'),
      enter: types('1.5.27', '31.8.27'),
    },
    bad: {
      typed: { from: '2027-05-01', to: '2027-04-30' },
      code: 'not-valid-range',
      text: words(
        'Koniec nie może być wcześniejszy niż początek',
        'The end cannot be earlier than the beginning',
      ),
    },
  }),
  specRow({
    type: 'datetime',
    label: words('Początek naboru', 'Beginning of the call'),
    good: { typed: '2027-02-08 08:00:00', read: both('08.02.2027 08:00'), enter: types('8.2.27 8:00') },
    bad: {
      typed: '8.2.2027',
      code: 'not-valid-datetime',
      text: words(
        'Nieprawidłowa data lub godzina. Wpisz na przykład 04.01.2027 8:30',
        'This is not a valid date and time. Enter for example 04.01.2027 8:30',
      ),
    },
  }),
  specRow({
    type: 'time',
    label: words('Godzina spotkania', 'Time of the meeting'),
    good: { typed: '08:30', read: both('08:30'), enter: types('8.30') },
    bad: {
      typed: '25:00',
      code: 'not-valid-time',
      text: words(
        'Nieprawidłowa godzina. Wpisz na przykład 8:30',
        'This is not a valid time. Enter for example 8:30',
      ),
    },
  }),
  specRow({
    type: 'week',
    label: words('Tydzień kontroli', 'Week of the inspection'),
    good: { typed: '2027-W05', read: both('5/2027'), enter: types('5/2027') },
    bad: {
      typed: '53/2027',
      code: 'not-valid-week',
      text: words(
        'Nieprawidłowy tydzień. Wpisz na przykład 5/2027 albo dzień z tego tygodnia',
        'This is not a valid week. Enter for example 5/2027, or a day of that week',
      ),
    },
  }),
  specRow({
    type: 'month',
    label: words('Pierwszy miesiąc', 'First month'),
    good: { typed: '2027-05', read: words('maj 2027', 'May 2027'), enter: types('maj 2027') },
    bad: {
      typed: '13.2027',
      code: 'not-valid-month',
      text: words(
        'Nieprawidłowy miesiąc. Wpisz na przykład 01.2027',
        'This is not a valid month. Enter for example 01.2027',
      ),
    },
  }),
];

/** Numbers, amounts and a scale. */
export const NUMBER_ROWS: readonly FieldRow[] = [
  specRow({
    type: 'decimal',
    called: 'number',
    label: words('Metraż sali', 'Floor space'),
    spec: { min: 10 },
    good: { typed: '1042.5', read: words('1 042,5', '1 042.5'), enter: types('42,5') },
    bad: {
      typed: '9.5',
      code: 'is-too-small',
      text: words('Proszę podać conajmniej 10', 'Enter at least 10'),
    },
  }),
  specRow({
    type: 'int',
    label: words('Liczba miesięcy', 'Number of months'),
    spec: { min: 1, max: 12 },
    good: { typed: '12', read: both('12'), enter: types('11') },
    bad: { typed: '13', code: 'is-too-big', text: words('Proszę podać conajwyżej 12', 'Enter at most 12') },
  }),
  specRow({
    type: 'price',
    label: words('Miesięczna opłata', 'Monthly fee'),
    spec: { max: 200_000 },
    good: { typed: '1140.00', read: both('1 140,00 zł'), enter: types('1 140,5') },
    bad: {
      typed: '2000.01',
      code: 'is-too-big',
      text: words('Proszę podać conajwyżej 2 000,00 zł', 'Enter at most 2 000,00 zł'),
    },
  }),
  specRow({
    type: 'range',
    label: words('Ile miesięcy opieki?', 'How many months of care?'),
    spec: { min: 1, max: 12 },
    good: { typed: '4', read: both('4'), enter: slides('9') },
  }),
];
