import type { Messages } from '#shared/i18n/messages';
import { deskMessages } from './desk';

/** What is said otherwise of the annexes that wait for the office. */
const pl = {
  ...deskMessages.pl,
  loading: 'Wczytujemy aneksy do podpisu',
  noneTitle: 'Żaden aneks nie czeka na podpis urzędu',
  none: 'Aneks trafia tu, gdy podpisze go uczestnik.',
  choose: (number: string) => `Zaznacz aneks ${number}`,
  amount: 'Kwota umowy z aneksem',
  open: 'Szczegóły aneksu',
  inPortal: 'Uczestnik podpisał aneks w portalu, hasłem i kodem.',
  notYours: 'Tego aneksu nie możesz podpisać: podpisuje inna osoba niż ta, która go przygotowała.',
  chosen: (count: number, amount: string) => `Zaznaczone aneksy: ${count}, umowy razem ${amount}`,
  chooseFirst: 'Zaznacz aneksy, które chcesz podpisać.',
  downloadFailed: 'Nie udało się pobrać aneksów',
  sealText: 'Podaj hasło i kod z wiadomości. Jeden kod podpisuje wszystkie zaznaczone aneksy.',
  sealFailed: 'Nie udało się podpisać aneksów',
  filesText:
    'Podpisz pobrane pliki podpisem kwalifikowanym i dodaj je razem. Każdy plik dopasujemy do aneksu po jego treści.',
  outcomes: {
    signed: (name: string) => `${name}: podpisany, aneks obowiązuje.`,
    refused: deskMessages.pl.outcomes.refused,
    unknown: 'Jeden z plików nie pasuje do żadnego aneksu, który czeka na podpis.',
  },
  refusals: {
    ...deskMessages.pl.refusals,
    'own-contract': 'Aneks przygotowała ta sama osoba.',
    'own-annex': 'Aneks przygotowała ta sama osoba.',
    'illegal-step': 'Aneks nie czeka już na podpis urzędu.',
    conflict: 'Aneks zmienił się w międzyczasie.',
    budget: 'W budżecie naboru nie ma już tylu wolnych pieniędzy.',
    changed: 'W międzyczasie rozliczono miesiąc, który zmienia ten aneks.',
  },
};

const en = {
  ...deskMessages.en,
  loading: 'Loading the annexes to sign',
  noneTitle: 'No annex waits for the signature of the office',
  none: 'An annex comes here when its participant has signed it.',
  choose: (number: string) => `Choose annex ${number}`,
  amount: 'Amount of the contract with the annex',
  open: 'Details of the annex',
  inPortal: 'The participant signed the annex in the portal, by password and code.',
  notYours: 'You cannot sign this annex: another person signs it than the one who prepared it.',
  chosen: (count: number, amount: string) => `Chosen annexes: ${count}, contracts of ${amount} together`,
  chooseFirst: 'Choose the annexes that you want to sign.',
  downloadFailed: 'The annexes could not be downloaded',
  sealText: 'Enter your password and the mailed code. One code signs all chosen annexes.',
  sealFailed: 'The annexes could not be signed',
  filesText:
    'Sign the downloaded files with a qualified signature and add them together. Each file is matched to its annex by its content.',
  outcomes: {
    signed: (name: string) => `${name}: signed, the annex is in force.`,
    refused: deskMessages.en.outcomes.refused,
    unknown: 'One of the files belongs to no annex that waits for a signature.',
  },
  refusals: {
    ...deskMessages.en.refusals,
    'own-contract': 'The same person prepared the annex.',
    'own-annex': 'The same person prepared the annex.',
    'illegal-step': 'The annex no longer waits for the signature of the office.',
    conflict: 'The annex has changed in the meantime.',
    budget: 'The budget of the call has not so much free money any more.',
    changed: 'Meanwhile a month was settled that this annex changes.',
  },
} satisfies typeof pl;

export const annexDeskMessages: Messages<typeof pl> = { pl, en };
