import { type IsoMonth, monthText } from '@urzad/domain';
import type { Messages } from '#shared/i18n/messages';
import { itemsText } from './lists';

const pl = {
  title: 'Lista wypłat',
  loading: 'Wczytujemy listę wypłat',
  failed: 'Nie udało się wczytać listy wypłat',
  missing: { title: 'Nie ma takiej listy wypłat', text: 'Sprawdź adres albo wróć do list.' },
  newest: 'Ostatnie listy',
  allLists: 'Wszystkie listy',
  heading: (day: string) => `Lista na ${day}`,
  items: (count: number) => itemsText(count),
  sum: 'Razem',
  esf: 'EFS+',
  state: 'Budżet państwa',
  returnedSum: 'Zwrócone przez bank',

  people: 'Kto przygotowuje, zatwierdza i wysyła',
  steps: { prepared: 'Przygotowanie', approved: 'Zatwierdzenie', exported: 'Plik do banku' },
  onDay: (step: string, day: string) => `${step}, ${day}`,
  isYou: (step: string) => `${step} – Ty`,
  anotherPerson: 'inna osoba',
  afterApproval: 'po zatwierdzeniu',

  itemsTitle: 'Pozycje',
  onlyChanged: 'Tylko zmienione rachunki',
  claim: 'Rozliczenie',
  of: (person: string, month: IsoMonth) => `${person}, ${monthText(month)}`,
  account: 'Rachunek',
  stateShort: 'Budżet p.',
  amount: 'Kwota',
  amountIn: 'Kwota, zł',
  action: 'Działanie',
  more: (number: string) => `Więcej: ${number}`,
  noItems: 'Na tej liście nie ma takich pozycji.',

  document: 'Dokument listy',
  documentSoon: 'Dokument powstaje. Pojawi się tutaj w ciągu minuty.',
  history: 'Przebieg',
  backNote: 'Lista wróciła do poprawy',
  cancelled: 'Listę anulowano',
  booked: (day: string) => `Bank wypłacił pieniądze ${day}`,

  hint: {
    prepare: 'Sprawdź pozycje i przekaż listę do zatwierdzenia.',
    beingPrepared: 'Listę przygotowuje inna osoba.',
    wait: 'Lista czeka na zatwierdzenie innej osoby.',
    approve: 'Sprawdź sumy i rachunki. Lista czeka na Twoje zatwierdzenie.',
    own: 'Tę listę przygotowujesz Ty, więc zatwierdza ją inna osoba.',
    approved: 'Lista czeka na plik do banku.',
    exported: 'Zaksięguj listę, gdy bank wypłaci pieniądze.',
  },
  changed: (count: number) =>
    count === 1
      ? '1 uwaga: jedna pozycja ma zmieniony rachunek.'
      : `Uwagi: ${count}. Tyle pozycji ma zmieniony rachunek.`,
};

const en = {
  title: 'Payment list',
  loading: 'Loading the payment list',
  failed: 'The payment list could not be loaded',
  missing: { title: 'There is no such payment list', text: 'Check the address, or go back to the lists.' },
  newest: 'Newest lists',
  allLists: 'All lists',
  heading: (day: string) => `List for ${day}`,
  items: (count: number) => itemsText(count, 'en'),
  sum: 'Total',
  esf: 'ESF+',
  state: 'State budget',
  returnedSum: 'Returned by the bank',

  people: 'Who prepares, approves and sends it',
  steps: { prepared: 'Prepared', approved: 'Approval', exported: 'File for the bank' },
  onDay: (step: string, day: string) => `${step}, ${day}`,
  isYou: (step: string) => `${step} – you`,
  anotherPerson: 'another person',
  afterApproval: 'after the approval',

  itemsTitle: 'Items',
  onlyChanged: 'Only accounts that are not those of the contract',
  claim: 'Claim',
  of: (person: string, month: IsoMonth) => `${person}, ${monthText(month, 'en')}`,
  account: 'Account',
  stateShort: 'State b.',
  amount: 'Amount',
  amountIn: 'Amount, zł',
  action: 'Action',
  more: (number: string) => `More: ${number}`,
  noItems: 'The list has no such items.',

  document: 'Document of the list',
  documentSoon: 'The document is being made. It will be here within a minute.',
  history: 'Course',
  backNote: 'The list was sent back',
  cancelled: 'The list was cancelled',
  booked: (day: string) => `The bank has paid on ${day}`,

  hint: {
    prepare: 'Check the items, and ask for the approval.',
    beingPrepared: 'Another person prepares the list.',
    wait: 'The list waits for the approval of another person.',
    approve: 'Check the sums and the accounts. The list waits for your approval.',
    own: 'You prepare this list, so another person approves it.',
    approved: 'The list waits for the file for the bank.',
    exported: 'Book the list when the bank has paid.',
  },
  changed: (count: number) =>
    count === 1
      ? '1 remark: the account of one item was changed.'
      : `${count} remarks: the accounts of so many items were changed.`,
} satisfies typeof pl;

export const oneListMessages: Messages<typeof pl> = { pl, en };
