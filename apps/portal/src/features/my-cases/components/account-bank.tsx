import { isBankAccount } from '@urzad/domain';
import { BANK, bankOf } from '@urzad/grants';
import { formOf, useLocale } from '@urzad/ui';
import { useLibrary } from '#shared/entities/libraries/use-library';
import { useMessages } from '#shared/i18n/messages';
import { newMessages } from '../messages/new';

const { useFormAnswers } = formOf<{ account?: string }>();

/** The bank of the typed account number, so that a wrong one is noticed. */
export function AccountBank() {
  const { bank: words } = useMessages(newMessages);
  const locale = useLocale();
  const { named: banks } = useLibrary('BANK', BANK);
  const account = useFormAnswers(({ account: typed = '' }) => typed);
  const text = isBankAccount(account)
    ? words.of(bankOf(account, banks)?.[locale] ?? words.unknown)
    : words.hint;

  return <span key={text}>{text}</span>;
}
