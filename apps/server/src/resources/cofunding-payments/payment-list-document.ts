import {
  formatBankAccount,
  formatMoney,
  hardSpaces,
  longDateText,
  momentText,
  warsawDate,
} from '@urzad/domain';
import { amountInWords } from '../../documents/amount-in-words';
import type { OfficeData, PaymentListData } from '../../documents/document-renderer';
import type { statementOf } from './payee-accounts';
import type { PaymentListRecord, PaymentRecord } from './repository';

interface Printed {
  office: OfficeData;
  list: Pick<PaymentListRecord, 'number' | 'date' | 'count' | 'sum' | 'esf_sum' | 'state_sum'> &
    Record<'asked_date' | 'approve_date' | 'create_date', Date | null>;
  items: readonly (Pick<
    PaymentRecord,
    'receiver' | 'account' | 'account_changed' | 'amount' | 'esf_amount' | 'state_amount'
  > & { claim_number: string; contract_number: string; statement: ReturnType<typeof statementOf> })[];
  /** Who checked the claims, who approved them, who prepared the list, who approved it. */
  people: Record<'verifiers' | 'approvers', readonly Answering[]> & Record<'prepared' | 'approved', string>;
}

/** Somebody who answers for claims of a list. */
interface Answering {
  name: string;
  /** When they had done the last one. */
  at: Date | null;
}

/** What an approved payment list says (D15). */
export function paymentListContent({
  office,
  list,
  items,
  people,
}: Printed): Omit<PaymentListData, 'number' | 'version' | 'created' | 'verify'> {
  const { number, date, count, sum, esf_sum, state_sum, asked_date, approve_date, create_date } = list;
  return {
    office,
    title: `Lista wypłat ${number}`,
    subject: [
      { label: 'Numer listy', value: number },
      { label: 'Sporządzono', value: create_date ? longDateText(warsawDate(create_date)) : '' },
      { label: 'Dzień wypłaty', value: longDateText(date) },
      { label: 'Liczba pozycji', value: String(count) },
    ],
    items: items.map((item, at) => ({
      no: String(at + 1),
      claim: `${item.claim_number}\n${item.contract_number}`,
      receiver: item.receiver,
      account: formatBankAccount(item.account),
      note: changeText(item),
      ...{ esf: formatMoney(item.esf_amount), state: formatMoney(item.state_amount) },
      amount: formatMoney(item.amount),
    })),
    totals: { esf: formatMoney(esf_sum), state: formatMoney(state_sum), amount: formatMoney(sum) },
    words: hardSpaces(`Słownie: ${amountInWords(sum)}.`),
    approvals: [
      {
        label: 'Sprawdzono pod względem merytorycznym',
        value: `${allSigned(people.verifiers)}; zatwierdzono rozliczenia: ${allSigned(people.approvers)}`,
      },
      {
        label: 'Sprawdzono pod względem formalnym i rachunkowym',
        value: signed(people.prepared, asked_date),
      },
      { label: 'Zatwierdzono do wypłaty', value: signed(people.approved, approve_date) },
    ],
  };
}

/** A changed account is marked, with the statement and the end of the one before (Process §2.15). */
function changeText({ account_changed, statement }: Printed['items'][number]): string {
  if (account_changed === 'no') return '';
  if (!statement) return 'zmieniony';
  const { before_end, number } = statement;
  return [`zmieniony, był •••• ${before_end}`, number && `oświadczenie ${number}`].filter(Boolean).join('; ');
}

function allSigned(people: readonly Answering[]): string {
  return people.map(({ name, at }) => signed(name, at)).join('; ');
}

function signed(name: string, at: Date | null): string {
  return at ? `${name}, ${momentText(at)}` : name;
}
