import type { Recovery } from '@urzad/contract';
import { formatMoney, type IsoDate } from '@urzad/domain';
import { RECOVERY_STATUSES } from '@urzad/grants';
import { Button, type Locale, useLocale } from '@urzad/ui';
import type { DataColumn } from '@urzad/ui/data-table';
import { useMemo } from 'react';
import { RecoveryStatusBadge } from '#shared/entities/recoveries/recovery-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { useStatuses } from '#shared/libraries/use-words';
import { DueDate, OneLine, TwoLines } from '#shared/list/cells';
import { BesidePresence } from '#shared/presence/presence';
import { listsMessages } from '../messages/lists';
import { recoveryMessages } from '../messages/recoveries';
import { ClaimNumber } from './payment-cells';

type RecoveryColumn = DataColumn<Recovery>;

/** The columns of recoveries. @param onOpen opens what is owed */
export function useRecoveryColumns(today: IsoDate, onOpen: (of: Recovery) => void): RecoveryColumn[] {
  const lists = useMessages(listsMessages);
  const words = useMessages(recoveryMessages);
  const locale = useLocale();
  const statuses = useStatuses(RECOVERY_STATUSES);

  return useMemo(
    () => [
      {
        key: 'lastname',
        header: lists.person,
        type: 'text',
        value: ({ person }) => person,
        filterable: false,
        hideable: false,
        width: 210,
        cell: ({ id_user, person, id_request, claim_number }) => (
          <TwoLines
            first={
              <BesidePresence id={id_user}>
                <strong className="u:font-semibold">
                  <OneLine>{person}</OneLine>
                </strong>
              </BesidePresence>
            }
            // A link is never cut off.
            second={<ClaimNumber id={id_request} number={claim_number} />}
          />
        ),
      },
      statusColumn(words.status, locale, statuses),
      money('left', words.principal, ({ left }) => left),
      money('interest', words.interest, ({ interest }) => interest),
      money('due', words.due, ({ due }) => due),
      money('returned', words.returned, (row) => row.amount - row.left + row.interest_paid),
      {
        key: 'return_to',
        header: words.term,
        type: 'date',
        value: ({ return_to }) => return_to,
        filterable: false,
        width: 130,
        cell: ({ return_to, status }) =>
          status === 'returned' ? null : <DueDate due={return_to} today={today} />,
      },
      {
        key: 'open',
        header: words.book,
        type: 'text',
        value: () => '',
        sortable: false,
        filterable: false,
        hideable: false,
        width: 150,
        cell: (row) => (
          <Button size="sm" aria-label={words.open(row.claim_number)} onClick={() => onOpen(row)}>
            {row.may_book === 'yes' ? words.book : words.details}
          </Button>
        ),
      },
    ],
    [today, lists, words, locale, statuses, onOpen],
  );
}

const statusColumn = (
  header: string,
  locale: Locale,
  { codes, table }: typeof RECOVERY_STATUSES,
): RecoveryColumn => ({
  key: 'status',
  header,
  type: 'text',
  value: ({ status }) => status,
  options: codes.map((value) => ({ value, label: table[value][locale] })),
  sortable: false,
  width: 170,
  cell: ({ status }) => <RecoveryStatusBadge status={status} />,
});

const money = (key: string, header: string, value: (row: Recovery) => number): RecoveryColumn => ({
  key,
  header,
  type: 'price',
  value,
  sortable: false,
  filterable: false,
  width: 125,
  cell: (row) => formatMoney(value(row)),
});
