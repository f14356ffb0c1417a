import { useQuery } from '@tanstack/react-query';
import type { IsoDate } from '@urzad/domain';
import { Alert, Pagination, TabLinks } from '@urzad/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LoadFailure } from '../../../shared/failures/load-failure';
import { useMessages } from '../../../shared/i18n/messages';
import { paths } from '../../../shared/paths';
import { useScreen } from '../../../shared/screen/use-screen';
import { useSession } from '../../../shared/session/session-store';
import { useBusinessToday } from '../../../shared/system/use-office';
import { countsQuery, queueQuery } from '../api';
import { queueMessages } from '../messages';
import { QueueEmpty } from '../parts/queue-empty';
import { QueueHeading } from '../parts/queue-heading';
import { QueueTable } from '../parts/queue-table';
import { QueueTools } from '../parts/queue-tools';
import {
  filterOf,
  placeOf,
  placeQuery,
  QUEUE_PAGE_SIZE,
  QUEUE_TABS,
  type QueuePlace,
  sortOf,
} from '../queue-place';

/** What waits for the office: one list seen five ways (Spec §6, domain: formal check). */
export function Queue() {
  const words = useMessages(queueMessages);
  const heading = useScreen(words.title);
  const maySee = useSession(({ hasEvery }) => hasEvery('cofunding_registration_show'));
  const today = useBusinessToday();
  const [params] = useSearchParams();
  const place = placeOf(params);
  const { data: counts } = useQuery({ ...countsQuery, enabled: maySee });

  return (
    <>
      <QueueHeading ref={heading} total={counts?.all} />
      {!maySee && (
        <Alert kind="info" title={words.noAccess}>
          {words.noAccessHint}
        </Alert>
      )}
      {maySee && today && (
        <>
          <TabLinks
            label={words.tabsLabel}
            links={QUEUE_TABS.map((tab) => ({
              href: paths.registrations + placeQuery({ ...place, tab, page: 1, text: '' }),
              label: words.tabs[tab],
              current: tab === place.tab,
              ...(counts && { count: counts[tab] }),
            }))}
          />
          <QueueList place={place} today={today} />
        </>
      )}
    </>
  );
}

function QueueList({ place, today }: { place: QueuePlace; today: IsoDate }) {
  const words = useMessages(queueMessages);
  const navigate = useNavigate();
  const { data, error, isPending, refetch } = useQuery(queueQuery(filterOf(place)));
  const goTo = (to: Partial<QueuePlace>) => navigate(paths.registrations + placeQuery({ ...place, ...to }));

  if (error && !data)
    return <LoadFailure title={words.loadTitle} error={error} onRetry={() => void refetch()} />;
  const rows = data?.data ?? [];
  const total = data?.count ?? 0;

  return (
    <>
      <QueueTools place={place} onChange={goTo} />
      <QueueTable
        rows={rows}
        place={place}
        today={today}
        loading={isPending}
        empty={<QueueEmpty place={place} total={total} />}
        onSortChange={(sort) => goTo({ sort: sortOf(sort), page: 1 })}
      />
      {rows.length > 0 && (
        <Pagination
          page={place.page}
          pageSize={QUEUE_PAGE_SIZE}
          total={total}
          onPageChange={(page) => goTo({ page })}
        />
      )}
    </>
  );
}
