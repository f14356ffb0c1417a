import { formatMoney, type Grosze } from '@urzad/domain';

/** `1 140,00`, for a column whose header names the currency. */
export function bareMoney(amount: Grosze): string {
  return formatMoney(amount).replace(/\s*zł$/, '');
}
