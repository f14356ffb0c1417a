import { useQuery } from '@tanstack/react-query';
import type { RegistrationRow } from '@urzad/contract';
import { type IsoDate, warsawDate, workingDaysSince } from '@urzad/domain';
import { REGISTRATION_STATUSES, UNSENT_STATUSES } from '@urzad/grants';
import { type Locale, useLocale } from '@urzad/ui';
import type { DataColumn } from '@urzad/ui/data-table';
import { useMemo } from 'react';
import { dueDateOf } from '#shared/entities/registrations/due-date-of';
import { type QueueLocation, type QueueTab, queueList } from '#shared/entities/registrations/queue-list';
import { REGISTRATION_STATUS_ICONS } from '#shared/entities/registrations/registration-status-icons';
import { useMessages } from '#shared/i18n/messages';
import { useStatuses } from '#shared/libraries/use-words';
import { PersonCell } from '#shared/list/cells';
import { dueColumn, numberColumn, type Owner, ownerColumn, statusColumn } from '#shared/list/columns';
import { officersQuery } from '../api';
import { queueMessages } from '../messages/queue';
import {
  ChildrenText,
  childrenText,
  MonthlyAmount,
  RelatedLinks,
  registrationHref,
  SentOn,
} from './queue-cells';

/** Hidden by default, for filters: a screen of 1280 px has no room for them. */
export const HIDDEN_COLUMNS: readonly string[] = ['owner', 'age'];

/** Tabs with registrations of different officers have their column. */
const WITH_LEAD: readonly QueueTab[] = ['to_correct', 'to_approve', 'all'];

/** The office does not see what was not submitted. */
const SENT_STATUSES = REGISTRATION_STATUSES.codes.filter((code) => !UNSENT_STATUSES.includes(code));

const NOBODY: readonly Owner[] = [];

/**
 * The columns of the queue, as wide together as a screen of 1280 px. The server sorts by three of them and filters by
 * the status.
 */
export function useQueueColumns(location: QueueLocation, today: IsoDate): QueueColumn[] {
  const words = useMessages(queueMessages);
  const locale = useLocale();
  const statuses = useStatuses(REGISTRATION_STATUSES);
  const { data: owners = NOBODY } = useQuery(officersQuery);

  return useMemo(() => {
    const { tab } = location;
    return [
      numberColumn({
        locale,
        numberOf: ({ number }) => number,
        width: 162,
        hrefOf: (row) => registrationHref(row, location),
        second: (row) => <SentOn row={row} today={today} />,
      }),
      applicantColumn(words, location, today, locale),
      cityColumn(words),
      monthlyColumn(words),
      dueColumn({ locale, today, dueOf: dueDateOf, width: 126 }),
      queueStatusColumn(words, locale, { tab, statuses }),
      ownerColumn({ locale, owners, filterable: !queueList.isSetByTab(tab, 'owner') }),
      ageColumn(words, today),
    ];
  }, [location, today, owners, words, locale, statuses]);
}

type QueueColumn = DataColumn<RegistrationRow>;
type Words = (typeof queueMessages)['pl'];

const applicantColumn = (
  words: Words,
  location: QueueLocation,
  today: IsoDate,
  locale: Locale,
): QueueColumn => ({
  key: 'lastname',
  header: words.applicant,
  type: 'text',
  value: ({ firstname, lastname }) => `${lastname} ${firstname}`,
  filterable: false,
  width: 188,
  // Each line stays one, however long a name is: a row has two (Guide).
  cell: (row) => (
    <PersonCell
      id={row.id_user}
      name={`${row.firstname} ${row.lastname}`}
      second={
        <span title={childrenText(row, today, locale)} className="u:block u:truncate">
          <ChildrenText row={row} today={today} />
          <RelatedLinks row={row} location={location} />
        </span>
      }
    />
  ),
});

const cityColumn = (words: Words): QueueColumn => ({
  key: 'city',
  header: words.city,
  type: 'text',
  value: ({ city }) => city,
  sortable: false,
  width: 112,
});

const monthlyColumn = (words: Words): QueueColumn => ({
  key: 'monthly',
  header: words.monthly,
  type: 'price',
  value: ({ monthly_refund }) => monthly_refund,
  sortable: false,
  filterable: false,
  width: 116,
  cell: (row) => <MonthlyAmount row={row} />,
});

const queueStatusColumn = (
  words: Words,
  locale: Locale,
  { tab, statuses }: { tab: QueueTab; statuses: typeof REGISTRATION_STATUSES },
): QueueColumn =>
  statusColumn({
    locale,
    statuses,
    icons: REGISTRATION_STATUS_ICONS,
    codes: SENT_STATUSES,
    filterable: !queueList.isSetByTab(tab, 'status'),
    // In a table with checkboxes every status is short, and the column is narrower.
    width: tab === 'unassigned' ? 184 : 250,
    second: ({ status, owner, approved }) =>
      status === 'scored' && approved === 'no'
        ? words.waitsForSecond
        : WITH_LEAD.includes(tab) && (owner ? words.lead(owner.name) : words.nobody),
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
