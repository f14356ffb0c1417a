import type { RegistrationRow } from '@urzad/contract';
import { type IsoDate, REGISTRATION_STATUS_CODES, REGISTRATION_STATUSES } from '@urzad/domain';
import { type DataColumn, RegistrationStatusBadge, useLocale } from '@urzad/ui';
import { type ReactNode, useMemo } from 'react';
import { useMessages } from '../../../shared/i18n/messages';
import { queueMessages } from '../messages';
import { isOfOneStatus, type QueuePlace, type QueueTab } from '../queue-place';
import { ChildrenText, CorrectionDeadline, MonthlyAmount, NumberLink, SentOn } from './queue-cells';

/** Tabs whose rows belong to different people say whose they are. */
const WITH_LEAD: readonly QueueTab[] = ['to_correct', 'scored', 'all'];

/** Before it is sent, a registration is nobody's business but the parent's. */
const UNSENT: readonly string[] = ['draft', 'to_sign', 'signed'];

/** The columns of the queue, as wide together as a screen of 1280 px. The server sorts by three of them and filters by the status. */
export function useQueueColumns(place: QueuePlace, today: IsoDate): DataColumn<RegistrationRow>[] {
  const words = useMessages(queueMessages);
  const locale = useLocale();

  return useMemo(() => {
    const own = { sortable: false, filterable: false };
    return [
      {
        key: 'number',
        header: words.number,
        type: 'text',
        value: ({ number }) => number,
        filterable: false,
        hideable: false,
        width: 178,
        cell: (row) => (
          <TwoLines
            first={<NumberLink row={row} place={place} />}
            second={<SentOn row={row} today={today} />}
          />
        ),
      },
      {
        key: 'lastname',
        header: words.applicant,
        type: 'text',
        value: ({ firstname, lastname }) => `${lastname} ${firstname}`,
        filterable: false,
        width: 186,
        cell: (row) => (
          <TwoLines
            first={<span className="font-semibold">{`${row.firstname} ${row.lastname}`}</span>}
            second={<ChildrenText row={row} today={today} />}
          />
        ),
      },
      { key: 'city', header: words.city, type: 'text', value: ({ city }) => city, ...own, width: 122 },
      {
        key: 'monthly',
        header: words.monthly,
        type: 'price',
        value: ({ monthly_refund }) => monthly_refund,
        ...own,
        width: 112,
        cell: (row) => <MonthlyAmount row={row} />,
      },
      {
        key: 'correction_to',
        header: words.deadline,
        type: 'date',
        value: ({ status, correction_to }) => (status === 'to_correct' ? correction_to : null),
        filterable: false,
        width: 110,
        cell: (row) => <CorrectionDeadline row={row} today={today} />,
      },
      {
        key: 'status',
        header: words.status,
        type: 'text',
        value: ({ status }) => status,
        options: REGISTRATION_STATUS_CODES.filter((code) => !UNSENT.includes(code)).map((code) => ({
          value: code,
          label: REGISTRATION_STATUSES[code][locale],
        })),
        sortable: false,
        filterable: !isOfOneStatus(place.tab),
        width: 246,
        cell: ({ status, owner }) => (
          <TwoLines
            first={<RegistrationStatusBadge status={status} />}
            second={WITH_LEAD.includes(place.tab) && (owner ? words.lead(owner.name) : words.nobody)}
          />
        ),
      },
    ];
  }, [place, today, words, locale]);
}

function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      {first}
      {second && <span className="block text-xs text-muted">{second}</span>}
    </>
  );
}
