import { formatBankAccount, longDateText, warsawDate } from '@urzad/domain';
import { bankOf, type CaseForm, type StatedChange, statedChange } from '@urzad/grants';
import type { Db } from '../../db';
import { findMemberOfContract } from '../cofunding-members/public';
import { wordsOf } from '../libraries/public';
import type { CaseStatement } from '../office-cases/public';
import { getProfile } from '../users/public';

interface Stated {
  /** Of the contract. */
  id: number;
  form: CaseForm;
  now: Date;
}

const TITLES: Record<StatedChange, string> = {
  account: 'Oświadczenie o zmianie numeru rachunku',
  name: 'Oświadczenie o zmianie imienia albo nazwiska',
};

/** What was and what is, as the rows of a table (D14). Nothing for a change that no statement makes. */
export async function changeStatement(db: Db, { id, form, now }: Stated): Promise<CaseStatement | undefined> {
  const changed = statedChange(form);
  const member = changed && (await findMemberOfContract(db, id));
  if (!member) return undefined;

  const { id_application } = member;
  const banks = changed === 'account' ? await wordsOf(db, { id_application, code: 'BANK' }) : [];
  const accountText = (account: string) =>
    [formatBankAccount(account), bankOf(account, banks)?.pl].filter(Boolean).join(', ');
  const { firstname, lastname, pesel } = await getProfile(db, member.id_user);
  const rows =
    changed === 'account'
      ? [['Rachunek do wypłat', accountText(member.bank_account_number), accountText(form.account ?? '')]]
      : [
          ['Imię', firstname ?? '', form.firstname ?? ''],
          ['Nazwisko', lastname ?? '', form.lastname ?? ''],
        ];
  return {
    kind: 'OSWIADCZENIE',
    title: TITLES[changed],
    facts: [
      { label: 'Uczestnik', value: `${firstname ?? ''} ${lastname ?? ''}`.trim() },
      { label: 'PESEL', value: pesel ?? '' },
      { label: 'Numer uczestnika', value: member.number },
      { label: 'Umowa', value: member.contract_number },
      { label: 'Data oświadczenia', value: longDateText(warsawDate(now)) },
    ],
    sections: [
      { title: 'Co się zmienia', blocks: [{ kind: 'table', columns: ['Dane', 'Było', 'Jest'], rows }] },
      { title: 'Od kiedy', blocks: [{ kind: 'text', text: FROM[changed] }] },
    ],
  };
}

const FROM: Record<StatedChange, string> = {
  account:
    'Refundacje z tej umowy proszę wypłacać na nowy rachunek od najbliższej listy wypłat po przyjęciu oświadczenia. Wypłaty z list zatwierdzonych wcześniej trafią na rachunek, który był podany.',
  name: 'Zmianę potwierdza dokument dołączony do sprawy. Umowa obowiązuje dalej bez innych zmian.',
};
