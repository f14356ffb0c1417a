import { type IsoMonth, monthName, monthText } from '@urzad/domain';
import type { Messages } from '../../i18n/messages';

/** Texts of a co-funding wherever it is shown: its money, its months and its dates. */
const pl = {
  money: {
    title: (total: string) => `Razem ${total}`,
    paidOf: (paid: string, total: string) => `Wypłacono ${paid} z ${total}`,
    paid: 'Wypłacono',
    requested: 'Sprawdzamy',
    left: 'Zostało',
    unused: 'Niewykorzystane',
    unusedHint: 'Niewykorzystana kwota nie przechodzi na kolejny miesiąc.',
  },
  schedule: {
    title: 'Miesiąc po miesiącu',
    months: 'Miesiące dofinansowania',
    sameInTable: 'To samo w tabeli',
    leftOut: (months: string) => `Tych miesięcy nie rozliczysz, bo były zawieszone: ${months}.`,
    month: 'Miesiąc',
    state: 'Stan',
    amount: 'Kwota',
    upTo: (amount: string) => `do ${amount}`,
    from: (day: string) => `od ${day}`,
    to: (day: string) => `do ${day}`,
    requested: 'sprawdzamy',
    paid: 'wypłacone',
    skipped: 'pominięte',
    suspended: 'zawieszone',
  },
  deadlines: {
    title: 'Najbliższe terminy',
    none: 'Nie ma teraz żadnych terminów.',
    certificate: 'Zaświadczenie o podjęciu pracy',
    employment: 'Potwierdzenie zatrudnienia',
    start: 'Początek dofinansowania',
    claim: (month: IsoMonth) => `Rozliczenie za ${monthName(month)}`,
    end: 'Ostatni dzień dofinansowania',
  },
  settle: (month: IsoMonth) => `Rozlicz ${monthName(month)}`,
  monthOf: (month: IsoMonth) => monthText(month),
  nameOf: (month: IsoMonth) => monthName(month),
};

const en = {
  money: {
    title: (total: string) => `${total} in total`,
    paidOf: (paid: string, total: string) => `${paid} of ${total} paid`,
    paid: 'Paid',
    requested: 'Being checked',
    left: 'Left',
    unused: 'Not used',
    unusedHint: 'What was not used does not move to the next month.',
  },
  schedule: {
    title: 'Month by month',
    months: 'Months of the co-funding',
    sameInTable: 'The same as a table',
    leftOut: (months: string) => `These months are not settled, as they were suspended: ${months}.`,
    month: 'Month',
    state: 'State',
    amount: 'Amount',
    upTo: (amount: string) => `up to ${amount}`,
    from: (day: string) => `from ${day}`,
    to: (day: string) => `until ${day}`,
    requested: 'being checked',
    paid: 'paid',
    skipped: 'left out',
    suspended: 'suspended',
  },
  deadlines: {
    title: 'Next deadlines',
    none: 'There are no deadlines now.',
    certificate: 'Certificate of the start of work',
    employment: 'Confirmation of employment',
    start: 'Start of the co-funding',
    claim: (month: IsoMonth) => `Claim for ${monthName(month, 'en')}`,
    end: 'Last day of the co-funding',
  },
  settle: (month: IsoMonth) => `Settle ${monthName(month, 'en')}`,
  monthOf: (month: IsoMonth) => monthText(month, 'en'),
  nameOf: (month: IsoMonth) => monthName(month, 'en'),
} satisfies typeof pl;

export const coFundingMessages: Messages<typeof pl> = { pl, en };
