import type { Grosze } from '@urzad/domain';
import { toCurrency } from 'n2words/pl-PL';

const GROSZE = 100;

/** `trzynaście tysięcy sześćset osiemdziesiąt złotych 00/100`, as contracts and payment lists say an amount. */
export function amountInWords(amount: Grosze): string {
  const grosze = String(amount % GROSZE).padStart(2, '0');
  return `${toCurrency(Math.floor(amount / GROSZE))} ${grosze}/100`;
}
