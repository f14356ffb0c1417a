import { countText, type IsoDate } from '@urzad/domain';
import { COUNTED_REGISTRATION } from '@urzad/grants';
import { TextLink, useLocale } from '@urzad/ui';
import {
  type QueueLocation,
  queueFilter,
  queueKey,
  queueList,
} from '#shared/entities/registrations/queue-list';
import { useMessages } from '#shared/i18n/messages';
import { ListTable } from '#shared/list/list-table';
import { useListPage } from '#shared/list/use-list-page';
import { queueMessages } from '../messages/queue';
import { HIDDEN_COLUMNS, useQueueColumns } from './columns';
import { QueueCard } from './queue-card';
import { registrationHref } from './queue-cells';
import { useQueueSelection } from './use-queue-selection';

interface QueueTableProps {
  location: QueueLocation;
  presentCall: number | undefined;
  today: IsoDate;
  /** Points that this person may approve. */
  toApprove: number;
  onLocationChange: (location: QueueLocation) => void;
}

/** One page of the queue. */
export function QueueTable({ location, presentCall, today, toApprove, onLocationChange }: QueueTableProps) {
  const words = useMessages(queueMessages);
  const columns = useQueueColumns(location, today);
  const filter = queueFilter(location, presentCall);
  const shown = useListPage(queueList, location, { key: queueKey, filter });
  const { selection, outcome } = useQueueSelection({
    location,
    filter,
    total: shown.page.data?.count ?? 0,
  });

  return (
    <>
      {outcome}
      <ListTable
        {...shown}
        onLocationChange={onLocationChange}
        columns={columns}
        hidden={HIDDEN_COLUMNS}
        caption={words.tabs[location.tab]}
        selection={selection}
        rowHref={(row) => registrationHref(row, location)}
        exportName={words.exportName}
        failed={words.loadTitle}
        empty={useEmptyWords(location, toApprove)}
        card={(row) => <QueueCard row={row} location={location} today={today} />}
      />
    </>
  );
}

/** Why there is nothing, and where work waits for this person: points to approve first. */
function useEmptyWords(location: QueueLocation, toApprove: number) {
  const words = useMessages(queueMessages);
  const locale = useLocale();
  const isMine = location.tab === 'mine';
  const waits = isMine && toApprove > 0;
  const where = waits ? 'to_approve' : 'unassigned';

  return {
    ...words.empty[location.tab],
    ...(waits && { text: words.waitsToApprove(countText(toApprove, COUNTED_REGISTRATION, locale)) }),
    searchHint: words.nothingFoundHint,
    action: isMine && (
      <TextLink variant="standalone" href={queueList.hrefOf(queueList.onTab(location, where))}>
        {waits ? words.goToApprove : words.goToUnassigned}
      </TextLink>
    ),
  };
}
