import { normaliseBankAccount, type Option } from '@urzad/domain';
import { BANK } from './office-dictionaries';

/** The bank that an account number is of, by the digits behind its check digits; only those that the office knows. */
export function bankOf(account: string): Option | undefined {
  const routing = normaliseBankAccount(account).slice(2);
  return BANK.find(({ code }) => routing.startsWith(code));
}
