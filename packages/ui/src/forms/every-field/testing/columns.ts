import { textMaxOf } from '@urzad/domain';

/** A fact that not all types have; those without it are listed under the reason. */
interface Column<Fact> {
  facts: Readonly<Record<string, Fact>>;
  without: Readonly<Record<string, readonly string[]>>;
}

const FILES = ['file', 'image', 'audio', 'video', 'gallery'];
const CHOSEN = [
  ...[
    'radio',
    'radio switch',
    'many',
    'select of many',
    'yes/no',
    'yes/no as digits',
    'toggle',
    'checkbox',
    'range',
    'color',
  ],
  ...['autocomplete', 'objects', 'icon'],
];
const NUMBERS = ['number', 'int'];
const DAYS = ['date range', 'datetime', 'time', 'week', 'month'];
const IDENTIFIERS = ['PESEL', 'NIP', 'REGON', 'bank account'];

/** The autofill token of each type, where HTML has one that fits. */
export const AUTOFILL: Column<string> = {
  facts: {
    text: 'shipping address-line1',
    textarea: 'shipping street-address',
    name: 'given-name',
    mail: 'work email',
    tel: 'work tel-national',
    url: 'section-place url',
    'postal code': 'shipping postal-code',
    city: 'shipping address-level2',
    date: 'bday',
    'memorable date': 'bday',
    select: 'shipping country',
    price: 'transaction-amount',
    password: 'section-new new-password',
    code: 'one-time-code',
  },
  without: {
    'no token of HTML means it': [...IDENTIFIERS, ...DAYS, ...NUMBERS, 'tags', 'text list', 'rich editor'],
    'chosen, not typed': CHOSEN,
    'sent, not typed': FILES,
  },
};

/** The largest length of each type with a counter. */
export const ROOM: Column<number> = {
  facts: {
    text: 60,
    textarea: 500,
    name: 60,
    mail: textMaxOf({ type: 'mail' }),
    url: textMaxOf({ type: 'url' }),
    'text list': 30,
    'rich editor': 40,
  },
  without: {
    'as long as its form': [...IDENTIFIERS, ...DAYS, 'tel', 'postal code', 'code', 'date', 'memorable date'],
    'bounded by its size': [...NUMBERS, 'price'],
    'bounded by their number': ['tags'],
    'one of a list': ['city', 'select'],
    'a secret': ['password'],
    'chosen, not typed': CHOSEN,
    'sent, not typed': FILES,
  },
};

/** A password is neither printed nor shown. */
export const SECRET = 'password';

/** The fact of a type; undefined where a reason is listed. */
export function factOf<Fact>({ facts, without }: Column<Fact>, type: string): Fact | undefined {
  const fact = facts[type];
  const isExplained = Object.values(without).some((types) => types.includes(type));
  if ((fact === undefined) === isExplained) return fact;
  throw new Error(
    `Of ${type} it is said ${isExplained ? 'both' : 'neither'} what it has ${isExplained ? 'and' : 'nor'} why not.`,
  );
}
