import {
  COUNTED,
  countText,
  formatMoney,
  type Grosze,
  hardSpaces,
  type IsoDate,
  type IsoMonth,
  longDateText,
  monthText,
  percentText,
} from '@urzad/domain';
import type { LetterSection } from '../registrations/rejection';
import type { RecoveryInterest } from './recovery-interest';

interface Demand {
  /** `ROZ/0041/2027-01/1` */
  number: string;
  month: IsoMonth;
  contract_number: string;
  amount: Grosze;
  /** The day on which it was paid. */
  paid: IsoDate;
  /** The last day of the return, and the interest until the day of the letter. */
  return_to: IsoDate;
  reckoned: IsoDate;
  interest: RecoveryInterest;
  /** As the officer typed it. */
  reason: string;
  /** The account of the office; empty while it is not configured. */
  account: string;
  /** What the transfer is called. */
  title: string;
}

/** „Wezwanie do zwrotu” (Process §3, D13). */
export function recoveryLetter(demand: Demand): LetterSection[] {
  const { number, month, contract_number, amount, paid, return_to, reckoned, interest, reason } = demand;
  return [
    section('Czego dotyczy wezwanie', [
      `Prosimy o zwrot ${formatMoney(amount)} z refundacji wypłaconej ${longDateText(paid)} za ${monthText(month)}, rozliczenie ${number}, umowa ${contract_number}.`,
      `Zwróć tę kwotę z odsetkami najpóźniej ${longDateText(return_to)}`,
    ]),
    { title: 'Powód', paragraphs: reason.split(/\n+/) },
    section('Odsetki', [
      'Odsetki liczymy jak od zaległości podatkowych: od dnia po dniu wypłaty do dnia zwrotu włącznie. Zaokrąglamy je do pełnych złotych.',
      `Do ${longDateText(reckoned)} odsetki wynoszą ${formatMoney(interest.interest)}, razem z kwotą główną ${formatMoney(amount + interest.interest)}. Każdy następny dzień może je zwiększyć. Aktualną kwotę zobaczysz na stronie rozliczenia.`,
      ...interest.periods.map(
        ({ from, to, days, rate }) =>
          `Od ${longDateText(from)} do ${longDateText(to)}: ${countText(days, COUNTED.day)}, ${percentText(rate / 100, { type: 'decimal' })} rocznie.`,
      ),
      'Jeśli zwrócisz część, podzielimy ją proporcjonalnie na kwotę główną i odsetki (art. 55 § 2 Ordynacji podatkowej).',
    ]),
    section('Jak zwrócić', [
      ...(demand.account === '' ? [] : [`Rachunek urzędu: ${demand.account}.`]),
      `Tytuł przelewu: ${demand.title}.`,
      'Jeśli się nie zgadzasz albo potrzebujesz innego terminu, napisz do nas w sprawie o zwrot.',
    ]),
  ];
}

/** The title of the transfer of a return. All versions of a claim have one title. */
export function recoveryTitle({ number, sign }: { number: string; sign: string }): string {
  return `Zwrot ${number.replace(/\/\d+$/, '')}, ${sign}`;
}

function section(title: string, paragraphs: string[]): LetterSection {
  return { title, paragraphs: paragraphs.map(hardSpaces) };
}
