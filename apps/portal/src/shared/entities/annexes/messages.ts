import type { Messages } from '../../i18n/messages';

/** Texts of an annex wherever it is shown. */
const pl = {
  title: 'Aneksy',
  annex: 'Aneks',
  failed: 'Nie udało się wczytać aneksów',
  number: 'Numer',
  status: 'Stan',
  what: 'Co zmienia',
  nothingYet: 'jeszcze nic',
  validFrom: 'Od dnia',
  amount: 'Kwota umowy',
  amounts: (before: string, after: string) => `${before} → ${after}`,
  amountsSpoken: (before: string, after: string) => `z ${before} na ${after}`,
  table: 'Było i jest',
  field: 'Co się zmienia',
  before: 'Było',
  after: 'Jest',
  noChange: 'Ten aneks jeszcze niczego nie zmienia.',
  signUntil: (day: string) => `Podpisz aneks do ${day}`,
  sign: 'Przejdź do podpisu',
  prepare: 'Przygotuj aneks',
  open: (number: string) => `Otwórz aneks ${number}`,
  prepareFailed: 'Nie przygotowaliśmy aneksu',
  /** By the code of the server, and that of an annex that somebody began meanwhile. */
  prepareRefusals: {
    'illegal-step': 'Aneks można przygotować tylko do umowy, która obowiązuje.',
    'object-no-exist': 'Ta sprawa nie dotyczy tej umowy.',
    'object-exist': 'Ta umowa ma już aneks w przygotowaniu albo do podpisu. Najpierw dokończ tamten.',
  },
};

const en = {
  title: 'Annexes',
  annex: 'Annex',
  failed: 'The annexes could not be loaded',
  number: 'Number',
  status: 'Status',
  what: 'What it changes',
  nothingYet: 'nothing yet',
  validFrom: 'From',
  amount: 'Amount of the contract',
  amounts: (before: string, after: string) => `${before} → ${after}`,
  amountsSpoken: (before: string, after: string) => `from ${before} to ${after}`,
  table: 'Before and after',
  field: 'What changes',
  before: 'Before',
  after: 'After',
  noChange: 'This annex does not change anything yet.',
  signUntil: (day: string) => `Sign the annex by ${day}`,
  sign: 'Go to the signature',
  prepare: 'Prepare an annex',
  open: (number: string) => `Open annex ${number}`,
  prepareFailed: 'The annex was not prepared',
  prepareRefusals: {
    'illegal-step': 'An annex can be prepared only of a contract in force.',
    'object-no-exist': 'This case is not about this contract.',
    'object-exist':
      'This contract has an annex already that is being prepared or signed. Finish that one first.',
  },
} satisfies typeof pl;

export const annexMessages: Messages<typeof pl> = { pl, en };
