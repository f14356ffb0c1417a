import { normaliseBankAccount, type Option } from '@urzad/domain';

/** The bank that an account number is of, by the digits behind its check digits. @param banks items of BANK */
export function bankOf(account: string, banks: readonly Option[]): Option | undefined {
  const routing = normaliseBankAccount(account).slice(2);
  return banks.find(({ code }) => routing.startsWith(code));
}
