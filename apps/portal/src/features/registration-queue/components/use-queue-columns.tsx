import { useQuery } from '@tanstack/react-query';
import type { RegistrationRow } from '@urzad/contract';
import { type IsoDate, warsawDate, workingDaysSince } from '@urzad/domain';
import { REGISTRATION_STATUSES, UNSENT_STATUSES } from '@urzad/grants';
import { type Locale, useLocale } from '@urzad/ui';
import type { DataColumn } from '@urzad/ui/data-table';
import { type ReactNode, useMemo } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { isOfOneOwner, isOfOneStatus, type QueueLocation, type QueueTab } from '#shared/queue/queue-location';
import { dueDateOf } from '#shared/registrations/due-date';
import { RegistrationStatusBadge } from '#shared/status/registration-status-badge';
import { officersQuery } from '../api';
import { queueMessages } from '../messages';
import { ChildrenText, DueDate, MonthlyAmount, NumberLink, SentOn } from './queue-cells';

/** Tabs with registrations of different officers have their column. */
const WITH_LEAD: readonly QueueTab[] = ['to_correct', 'to_approve', 'all'];

const NOBODY: readonly { id: number; name: string }[] = [];

/**
 * The columns of the queue, as wide together as a screen of 1280 px. The server sorts by three of them and filters by
 * the status.
 */
export function useQueueColumns(location: QueueLocation, today: IsoDate): QueueColumn[] {
  const words = useMessages(queueMessages);
  const locale = useLocale();
  const { data: officers = NOBODY } = useQuery(officersQuery);

  return useMemo(() => {
    const { tab } = location;
    return [
      numberColumn(words, location, today),
      applicantColumn(words, today),
      cityColumn(words),
      monthlyColumn(words),
      deadlineColumn(words, today),
      statusColumn(words, locale, tab),
      ownerColumn(words, officers, tab),
      ageColumn(words, today),
    ];
  }, [location, today, officers, words, locale]);
}

type QueueColumn = DataColumn<RegistrationRow>;
type Words = (typeof queueMessages)['pl'];

const numberColumn = (words: Words, location: QueueLocation, today: IsoDate): QueueColumn => ({
  key: 'number',
  header: words.number,
  type: 'text',
  value: ({ number }) => number,
  filterable: false,
  hideable: false,
  width: 162,
  cell: (row) => (
    <TwoLines
      first={<NumberLink row={row} location={location} />}
      second={<SentOn row={row} today={today} />}
    />
  ),
});

const applicantColumn = (words: Words, today: IsoDate): QueueColumn => ({
  key: 'lastname',
  header: words.applicant,
  type: 'text',
  value: ({ firstname, lastname }) => `${lastname} ${firstname}`,
  filterable: false,
  width: 172,
  cell: (row) => (
    <TwoLines
      first={<span className="u:font-semibold">{`${row.firstname} ${row.lastname}`}</span>}
      second={<ChildrenText row={row} today={today} />}
    />
  ),
});

const cityColumn = (words: Words): QueueColumn => ({
  key: 'city',
  header: words.city,
  type: 'text',
  value: ({ city }) => city,
  sortable: false,
  width: 120,
});

const monthlyColumn = (words: Words): QueueColumn => ({
  key: 'monthly',
  header: words.monthly,
  type: 'price',
  value: ({ monthly_refund }) => monthly_refund,
  sortable: false,
  filterable: false,
  width: 130,
  cell: (row) => <MonthlyAmount row={row} />,
});

const deadlineColumn = (words: Words, today: IsoDate): QueueColumn => ({
  key: 'due_date',
  header: words.deadline,
  type: 'date',
  value: dueDateOf,
  filterable: false,
  width: 126,
  cell: (row) => <DueDate row={row} today={today} />,
});

const statusColumn = (words: Words, locale: Locale, tab: QueueTab): QueueColumn => ({
  key: 'status',
  header: words.status,
  type: 'text',
  value: ({ status }) => status,
  // The office does not see what was not submitted.
  options: REGISTRATION_STATUSES.codes
    .filter((code) => !UNSENT_STATUSES.includes(code))
    .map((code) => ({
      value: code,
      label: REGISTRATION_STATUSES.table[code][locale],
    })),
  sortable: false,
  filterable: !isOfOneStatus(tab),
  // In a table with checkboxes every status is short, and the column is narrower.
  width: tab === 'unassigned' ? 196 : 244,
  cell: ({ status, owner, approved }) => (
    <TwoLines
      first={<RegistrationStatusBadge status={status} />}
      second={
        status === 'scored' && approved === 'no'
          ? words.waitsForSecond
          : WITH_LEAD.includes(tab) && (owner ? words.lead(owner.name) : words.nobody)
      }
    />
  ),
});

const ownerColumn = (words: Words, officers: typeof NOBODY, tab: QueueTab): QueueColumn => ({
  key: 'owner',
  header: words.owner,
  type: 'text',
  value: ({ owner }) => (owner ? String(owner.id) : null),
  options: officers.map(({ id, name }) => ({ value: String(id), label: name })),
  sortable: false,
  filterable: !isOfOneOwner(tab),
  width: 160,
});

const ageColumn = (words: Words, today: IsoDate): QueueColumn => ({
  key: 'age',
  header: words.age,
  type: 'number',
  value: ({ send_date }) =>
    send_date === null ? null : workingDaysSince(warsawDate(new Date(send_date)), today),
  sortable: false,
  width: 120,
});

function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      {first}
      {second && <span className="u:block u:text-xs u:text-muted">{second}</span>}
    </>
  );
}
