import type { WaitingClaim } from '@urzad/contract';
import { formatMoney, type IsoDate } from '@urzad/domain';
import { useLocale } from '@urzad/ui';
import type { DataColumn } from '@urzad/ui/data-table';
import { useMemo } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { PersonCell, TwoLines } from '#shared/list/cells';
import { dueColumn } from '#shared/list/columns';
import { listsMessages } from '../messages/lists';
import { AccountCell, ClaimNumber, Mark } from './payment-cells';

type DueColumn = DataColumn<WaitingClaim>;
type Words = (typeof listsMessages)['pl'];

/** Hidden by default: a screen of 1280 px has no room for them. */
export const HIDDEN_DUE_COLUMNS: readonly string[] = ['esf_amount', 'state_amount'];

/** The columns of claims to be paid. */
export function useDueColumns(today: IsoDate): DueColumn[] {
  const words = useMessages(listsMessages);
  const locale = useLocale();

  return useMemo(
    () => [
      claimColumn(words),
      personColumn(words),
      accountColumn(words),
      moneyColumn('esf_amount', words.esf),
      moneyColumn('state_amount', words.state),
      amountColumn(words),
      dueColumn<WaitingClaim>({ locale, today, dueOf: ({ due_date }) => due_date, width: 160 }),
    ],
    [today, words, locale],
  );
}

const claimColumn = (words: Words): DueColumn => ({
  key: 'number',
  header: words.claim,
  type: 'text',
  value: ({ number }) => number,
  sortable: false,
  filterable: false,
  hideable: false,
  width: 200,
  cell: ({ id, number, child, month }) => (
    <TwoLines first={<ClaimNumber id={id} number={number} />} second={words.of(child, month)} />
  ),
});

const personColumn = (words: Words): DueColumn => ({
  key: 'lastname',
  header: words.person,
  type: 'text',
  value: ({ person }) => person,
  filterable: false,
  width: 190,
  cell: ({ id_user, person, contract_number, was_returned }) => (
    <PersonCell
      id={id_user}
      name={person}
      second={was_returned === 'yes' ? <Mark>{words.returned}</Mark> : contract_number}
    />
  ),
});

const accountColumn = (words: Words): DueColumn => ({
  key: 'account_end',
  header: words.account,
  type: 'text',
  value: ({ account_end, account_changed }) =>
    account_changed === 'yes' ? `${account_end}, ${words.changedAccount}` : account_end,
  sortable: false,
  filterable: false,
  width: 190,
  cell: (row) => <AccountCell {...row} />,
});

const moneyColumn = (key: 'esf_amount' | 'state_amount', header: string): DueColumn => ({
  key,
  header,
  type: 'price',
  value: (row) => row[key],
  sortable: false,
  filterable: false,
  width: 120,
});

const amountColumn = (words: Words): DueColumn => ({
  key: 'amount',
  header: words.amount,
  type: 'price',
  value: ({ amount }) => amount,
  filterable: false,
  width: 130,
  cell: ({ amount, kind }) => (
    <TwoLines
      first={<strong className="u:figures u:font-semibold">{formatMoney(amount)}</strong>}
      second={kind === 'CORRECTION' && words.correction}
    />
  ),
});
