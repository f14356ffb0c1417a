import type { Option } from '@urzad/domain';
import { CARE_FORM, KRAJ, LABOUR } from '@urzad/grants';
import { adds, finds, opensAndTicks, picks, selects, ticks } from './enter';
import { both, type FieldRow, specRow, words } from './field-row';

const NOT_OFFERED = words('Wybierz jedną z możliwości z listy', 'Choose one of the options');

/** The first entries of a dictionary. */
const FEW: readonly Option[] = CARE_FORM.slice(0, 3);
const [FIRST = { code: '', pl: '', en: '' }] = LABOUR;
const SIDES = [
  { code: 'open', pl: 'Otwarta', en: 'Open' },
  { code: 'closed', pl: 'Zamknięta', en: 'Closed' },
];

/** Fields of choices. */
export const CHOICE_ROWS: readonly FieldRow[] = [
  specRow({
    type: 'option',
    called: 'select',
    label: words('Status na rynku pracy', 'Labour market status'),
    spec: { options: LABOUR },
    good: { typed: FIRST.code, read: FIRST, enter: selects(FIRST.code) },
    bad: { typed: 'X', code: 'not-valid-option', text: NOT_OFFERED },
  }),
  specRow({
    type: 'option',
    called: 'radio',
    label: words('Forma opieki', 'Form of care'),
    spec: { options: FEW },
    good: { typed: 'ZLOBEK', read: words('Żłobek', 'Nursery'), enter: ticks('ZLOBEK') },
    bad: { typed: 'X', code: 'not-valid-option', text: NOT_OFFERED },
  }),
  specRow({
    type: 'radioSwitch',
    called: 'radio switch',
    label: words('Stan sprawy', 'State of the case'),
    spec: { options: SIDES },
    good: { typed: 'open', read: words('Otwarta', 'Open'), enter: ticks('closed') },
  }),
  specRow({
    type: 'many',
    label: words('Których form dotyczy?', 'Which forms is it about?'),
    spec: { options: FEW },
    good: { typed: ['ZLOBEK'], read: words('Żłobek', 'Nursery'), enter: ticks('ZLOBEK') },
  }),
  specRow({
    type: 'many',
    called: 'select of many',
    label: words('Obywatelstwa', 'Citizenships'),
    spec: { options: KRAJ.slice(0, 14) },
    good: { typed: ['PL'], read: words('Polska', 'Poland'), enter: opensAndTicks('PL') },
  }),
  specRow({
    type: 'yesNo',
    called: 'yes/no',
    label: words('Czy pracujesz?', 'Do you work?'),
    good: { typed: 'no', read: words('Nie', 'No'), enter: ticks('yes') },
  }),
  specRow({
    type: 'yesNoDigits',
    called: 'yes/no as digits',
    label: words('Czy mieszkasz w Polsce?', 'Do you live in Poland?'),
    good: { typed: '0', read: words('Nie', 'No'), enter: ticks('1') },
  }),
  specRow({
    type: 'toggle',
    label: words('Powiadamiaj mnie e-mailem', 'Notify me by e-mail'),
    good: { typed: 'yes', read: words('Tak', 'Yes'), enter: ticks('yes') },
  }),
  specRow({
    type: 'declaration',
    called: 'checkbox',
    label: words('Dane są prawdziwe.', 'The data is true.'),
    good: { typed: 'yes', read: words('Tak', 'Yes'), enter: ticks('yes') },
    bad: {
      typed: 'no',
      code: 'not-accepted',
      text: words('Zaznacz to oświadczenie, aby przejść dalej', 'Tick this declaration to go on'),
    },
  }),
  specRow({
    type: 'colour',
    called: 'color',
    label: words('Kolor teczki', 'Colour of the folder'),
    good: { typed: '#1a7f5c', read: both('#1a7f5c'), enter: ticks('green') },
    bad: {
      typed: '#1a7',
      code: 'not-valid-color',
      text: words(
        'Nieprawidłowy kolor. Wpisz na przykład #1d4ed8',
        'This is not a valid colour. Enter for example #1d4ed8',
      ),
    },
  }),
];

const PLACES = [
  { value: '17', label: 'Żłobek „Bajka”, Szczecin' },
  { value: '18', label: 'Żłobek „Tęcza”, Stargard' },
];
const SOURCE = { lookup: async () => ({ items: PLACES, count: PLACES.length }), known: PLACES };

/** Fields of lists, and of objects that are searched for by their name. */
export const LIST_ROWS: readonly FieldRow[] = [
  specRow({
    type: 'tags',
    label: words('Słowa kluczowe', 'Keywords'),
    spec: { max: 3 },
    good: { typed: ['dzieci', 'praca'], read: both('dzieci'), enter: adds('praca') },
    bad: {
      typed: ['a', 'b', 'c', 'd'],
      code: 'too-many-tags',
      text: words('Za dużo tagów. Najwyżej 3', 'Too many tags, at most 3'),
    },
  }),
  specRow({
    type: 'textList',
    called: 'text list',
    label: words('Załączane dokumenty', 'Documents'),
    spec: { max: 30 },
    good: { typed: ['Umowa z placówką'], read: both('Umowa z placówką'), enter: adds('Umowa z placówką') },
    bad: {
      typed: ['x'.repeat(31)],
      code: 'is-too-big',
      text: words('Za długi 30', 'Too long, at most 30 characters'),
    },
  }),
  specRow({
    type: 'autocomplete',
    label: words('Placówka', 'Care provider'),
    source: SOURCE,
    good: {
      typed: '17',
      read: both('Żłobek „Bajka”, Szczecin'),
      enter: finds('Żłobek', 'Żłobek „Bajka”, Szczecin'),
    },
    bad: { typed: 'Bajka', code: 'not-valid-option', text: NOT_OFFERED },
  }),
  specRow({
    type: 'objects',
    label: words('Placówki dzieci', "Children's care providers"),
    source: SOURCE,
    later: 'input[type=hidden]:not([name])',
    good: {
      typed: ['17', '18'],
      read: both('Żłobek „Bajka”, Szczecin'),
      enter: picks('Żłobek „Tęcza”, Stargard'),
    },
    bad: { typed: ['Bajka'], code: 'not-valid-option', text: NOT_OFFERED },
  }),
];
