import { COUNTED, countText } from '@urzad/domain';
import type { Messages } from '#shared/i18n/messages';

const pl = {
  title: 'Podpisz umowę',
  titleUntil: (day: string) => `Podpisz umowę do ${day}`,
  lead: 'Przeczytaj ją w spokoju. Po Tobie podpisze urząd i umowa zacznie obowiązywać.',
  loading: 'Wczytujemy umowę',
  failed: 'Nie udało się wczytać umowy',
  missing: { title: 'Nie ma takiej umowy', text: 'Sprawdź adres. Umowa mogła też należeć do kogoś innego.' },
  emptyTitle: 'Nie masz teraz umowy do podpisania',
  empty:
    'Umowa czeka tu na Twój podpis, gdy urząd przyjmie dokumenty i ją przygotuje. Napiszemy wtedy do Ciebie.',
  toPanel: 'Przejdź do panelu',
  documentName: 'Umowa uczestnictwa',
  amount: 'Kwota',
  upTo: (amount: string) => `do ${amount}`,
  period: 'Czas',
  howHint: 'Umowa wymaga podpisu równego odręcznemu.',
  paperWay: { label: 'W urzędzie, na papierze', description: 'Weź ze sobą dowód osobisty lub paszport.' },
  paper: {
    bring: 'Przyjdź z dokumentem tożsamości',
    bringText: 'Sprawdzimy, że to Ty podpisujesz umowę.',
    sign: 'Podpisz umowę przy pracowniku urzędu',
    signText: 'Ten sam papier podpisuje też urząd. Jeden egzemplarz jest dla Ciebie.',
    entered: 'Urząd wpisze umowę do portalu',
    enteredText: 'Potwierdza ją druga osoba. Napiszemy, gdy umowa zacznie obowiązywać.',
    where: 'Adres',
    until: 'Do dnia',
    phone: 'Telefon',
    download: 'Pobierz umowę do wydruku',
    printText: 'Nie musisz jej drukować: egzemplarze do podpisu mamy na miejscu.',
  },
  onPaper: 'Umowa podpisana na papierze jest u nas',
  onPaperText: (day: string) =>
    `Podpis z dnia ${day} wpisała jedna osoba, a potwierdza druga. Napiszemy, gdy umowa zacznie obowiązywać.`,
  submit: 'Przekaż umowę urzędowi',
  submitCode: 'Podpisz umowę',
  after: (days: number) => `Urząd ma ${countText(days, COUNTED.day)} na podpis. Damy znać e-mailem.`,
  signFailed: 'Nie udało się przekazać umowy',
  reasons: {
    term: 'Minął termin podpisu tej umowy.',
    method: 'Urząd nie przyjmuje takiego podpisu tej umowy.',
    paper: 'Ta umowa jest już podpisana na papierze.',
  },
  titles: {
    signed: 'Umowa z Twoim podpisem',
    paper: 'Umowa na papierze',
    active: 'Umowa podpisana przez obie strony',
    other: 'Umowa uczestnictwa',
  },
  doneTitle: 'Umowa jest u nas',
  doneText:
    'Masz już po swojej stronie wszystko. Teraz podpisze ją urząd, a my napiszemy, gdy umowa zacznie obowiązywać.',
  activeTitle: 'Umowa obowiązuje',
  activeText: 'Podpisały ją obie strony.',
  returnedTitle: 'Urząd przygotowuje nową wersję tej umowy',
  returnedText: (reason: string, note: string) =>
    `Powód: ${reason}. ${note} Twój podpis, jeśli już był, nie jest ważny. Napiszemy, gdy nowa wersja będzie gotowa do podpisu.`,
  endedTitle: 'Tej umowy nie można już podpisać',
  endedText: 'Jej stan zobaczysz na liście umów.',
};

const en = {
  title: 'Sign the contract',
  titleUntil: (day: string) => `Sign the contract by ${day}`,
  lead: 'Take your time to read it. The office signs after you, and the contract is in force then.',
  loading: 'Loading the contract',
  failed: 'The contract could not be loaded',
  missing: {
    title: 'There is no such contract',
    text: 'Check the address. The contract may also be that of somebody else.',
  },
  emptyTitle: 'You have no contract to sign now',
  empty:
    'A contract waits here for your signature once the office has accepted the documents and prepared it. We will write to you then.',
  toPanel: 'Go to the panel',
  documentName: 'Participation contract',
  amount: 'Amount',
  upTo: (amount: string) => `up to ${amount}`,
  period: 'Time',
  howHint: 'The contract needs a signature that equals one by hand.',
  paperWay: { label: 'At the office, on paper', description: 'Bring your identity card or passport.' },
  paper: {
    bring: 'Come with an identity document',
    bringText: 'We will check that it is you who signs the contract.',
    sign: 'Sign the contract before an officer',
    signText: 'The office signs the same paper. One copy is yours.',
    entered: 'The office enters the contract in the portal',
    enteredText: 'A second person confirms it. We will write when the contract is in force.',
    where: 'Address',
    until: 'By',
    phone: 'Phone',
    download: 'Download the contract to print',
    printText: 'You need not print it: we have copies to sign at the office.',
  },
  onPaper: 'We have the contract signed on paper',
  onPaperText: (day: string) =>
    `One person has entered the signature of ${day}, and another one confirms it. We will write when the contract is in force.`,
  submit: 'Hand the contract over to the office',
  submitCode: 'Sign the contract',
  after: (days: number) =>
    `The office has ${countText(days, COUNTED.day, 'en')} to sign. We will tell you by e-mail.`,
  signFailed: 'The contract could not be handed over',
  reasons: {
    term: 'The term for signing this contract has passed.',
    method: 'The office does not take such a signature of this contract.',
    paper: 'This contract was signed on paper already.',
  },
  titles: {
    signed: 'The contract with your signature',
    paper: 'The contract on paper',
    active: 'The contract signed by both sides',
    other: 'Contract of participation',
  },
  doneTitle: 'We have the contract',
  doneText:
    'Your part is done. The office signs it now, and we will write to you when the contract is in force.',
  activeTitle: 'The contract is in force',
  activeText: 'Both sides have signed it.',
  returnedTitle: 'The office is preparing a new version of this contract',
  returnedText: (reason: string, note: string) =>
    `Reason: ${reason}. ${note} Your signature, if there was one, is void. We will write when the new version is ready to be signed.`,
  endedTitle: 'This contract can no longer be signed',
  endedText: 'You will see its status in the list of contracts.',
} satisfies typeof pl;

export const signMessages: Messages<typeof pl> = { pl, en };
