import {
  formatMoney,
  type Grosze,
  hardSpaces,
  type IsoDate,
  type IsoMonth,
  longDateText,
  monthText,
} from '@urzad/domain';
import type { LetterSection } from '../registrations/rejection';
import type { LineDecision } from './claim-options';

/** A line as the letter names it. */
interface LetterLine {
  /** `Wyżywienie, FV/01/2027` */
  name: string;
  amount: Grosze;
  decision: LineDecision | null;
  eligible_amount: Grosze;
  decision_note: string;
}

interface Result {
  number: string;
  month: IsoMonth;
  lines: readonly LetterLine[];
  /** The last day on which a review may be asked for; `null` after a review. */
  review_to: IsoDate | null;
}

interface Approved extends Result {
  outcome: 'approved' | 'approved_partly';
  cost_total: Grosze;
  eligible_total: Grosze;
  refund: Grosze;
  esf: Grosze;
  state: Grosze;
  /** Paid before for this month: then the refund is what a review adds to it. */
  already_paid: Grosze;
  /** The sentences that the parent reads in the portal: why less is paid than what was spent. */
  cuts: readonly string[];
  payment_to: IsoDate;
}

/** The letter with the result of an approved claim, „Informacja o wyniku” (D13). */
export function claimApprovedLetter(told: Approved): LetterSection[] {
  const { number, month, outcome, cost_total, eligible_total, refund, esf, state, cuts, payment_to } = told;
  const { already_paid } = told;
  const label = already_paid > 0 ? 'Dopłata po ponownej ocenie' : 'Kwota zwrotu';
  const how = outcome === 'approved' ? 'w całości' : 'częściowo';
  return [
    section('Wynik', [
      `Rozliczenie ${number} za miesiąc ${monthText(month)} jest zatwierdzone ${how}.`,
      `${label}: ${formatMoney(refund)}, w tym z Europejskiego Funduszu Społecznego Plus ${formatMoney(esf)}, z budżetu państwa ${formatMoney(state)}.`,
      ...(already_paid > 0
        ? [
            `Za ten miesiąc wypłaciliśmy już ${formatMoney(already_paid)}, razem to ${formatMoney(already_paid + refund)}.`,
          ]
        : []),
      `Pieniądze wypłacimy na rachunek z umowy, najpóźniej ${longDateText(payment_to)}`,
    ]),
    section('Jak liczymy zwrot', [
      `Koszty w rozliczeniu: ${formatMoney(cost_total)}. Koszty, które uznajemy: ${formatMoney(eligible_total)}.`,
      ...cuts,
    ]),
    ...refusedLines(told.lines),
    outcome === 'approved'
      ? section('Co możesz zrobić', ['Teraz nie musisz nic robić.'])
      : section('Co możesz zrobić', [reviewSentence(told)]),
  ];
}

/** The same of a review that adds nothing to what was paid. */
export function claimKeptLetter(
  told: Result & Pick<Approved, 'cost_total' | 'eligible_total' | 'already_paid' | 'cuts'>,
): LetterSection[] {
  const { number, month, lines, cost_total, eligible_total, already_paid, cuts } = told;
  return [
    section('Wynik', [
      `Rozliczenie ${number} za miesiąc ${monthText(month)} oceniliśmy ponownie. Wynik się nie zmienia.`,
      `Za ten miesiąc wypłaciliśmy ${formatMoney(already_paid)}. Nic do tego nie dopłacamy.`,
    ]),
    section('Jak liczymy zwrot', [
      `Koszty w rozliczeniu: ${formatMoney(cost_total)}. Koszty, które uznajemy: ${formatMoney(eligible_total)}.`,
      ...cuts,
    ]),
    ...refusedLines(lines),
    section('Co możesz zrobić', [reviewSentence(told)]),
  ];
}

/** The same of a rejected one. The text of the officer stays as it was typed. */
export function claimRejectedLetter(told: Result & { reason: string }): LetterSection[] {
  const { number, month, reason } = told;
  return [
    section('Wynik', [
      `Rozliczenie ${number} za miesiąc ${monthText(month)} jest odrzucone. Zwrotu nie będzie.`,
    ]),
    { title: 'Powód', paragraphs: reason.split(/\n+/) },
    ...refusedLines(told.lines),
    section('Co możesz zrobić', [reviewSentence(told), 'Możesz też złożyć nowe rozliczenie za ten miesiąc.']),
  ];
}

function refusedLines(lines: readonly LetterLine[]): LetterSection[] {
  const refused = lines.filter(({ decision }) => decision === 'NIE' || decision === 'CZESC');
  if (refused.length === 0) return [];
  const said = refused.map(({ name, amount, decision, eligible_amount, decision_note }) => {
    const counted = decision === 'NIE' ? 'nie uznajemy' : `uznajemy ${formatMoney(eligible_amount)}`;
    return `${name}, ${formatMoney(amount)}: ${counted}. Powód: ${decision_note}`;
  });
  return [section('Pozycje, których nie uznajemy w całości', said)];
}

function reviewSentence({ review_to }: Result): string {
  return review_to === null
    ? 'To rozliczenie było już oceniane ponownie, więc o kolejną ocenę nie można prosić.'
    : `Jeśli nie zgadzasz się z wynikiem, poproś o ponowną ocenę na stronie rozliczenia, najpóźniej ${longDateText(review_to)}`;
}

function section(title: string, paragraphs: string[]): LetterSection {
  return { title, paragraphs: paragraphs.map(hardSpaces) };
}
