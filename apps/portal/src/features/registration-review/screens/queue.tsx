import { useQuery } from '@tanstack/react-query';
import { type IsoDate, SEE_REGISTRATIONS } from '@urzad/domain';
import { Alert, TabLinks } from '@urzad/ui';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMessages } from '../../../shared/i18n/messages';
import { paths } from '../../../shared/paths';
import { useScreen } from '../../../shared/screen/use-screen';
import { useSession } from '../../../shared/session/session-store';
import { useBusinessToday } from '../../../shared/system/use-office';
import { countsQuery } from '../api';
import { queueMessages } from '../messages';
import { FoundFor } from '../parts/found-for';
import { QueueHeading } from '../parts/queue-heading';
import { QueueTable } from '../parts/queue-table';
import { placeOf, placeQuery, QUEUE_TABS, type QueuePlace } from '../queue-place';

/** What waits for the office: one list seen five ways (Spec §6, domain: formal check). */
export function Queue() {
  const words = useMessages(queueMessages);
  const heading = useScreen(words.title);
  const maySee = useSession(({ hasEvery }) => hasEvery(SEE_REGISTRATIONS));
  const today = useBusinessToday();
  const [params] = useSearchParams();
  const place = useMemo(() => placeOf(params), [params]);
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
              href: paths.registrations + placeQuery({ ...place, tab, page: 1, statuses: [], text: '' }),
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
  const navigate = useNavigate();
  const goTo = (to: QueuePlace) => navigate(paths.registrations + placeQuery(to));

  return (
    <>
      {place.text && <FoundFor text={place.text} onClear={() => goTo({ ...place, text: '', page: 1 })} />}
      <QueueTable place={place} today={today} onPlaceChange={goTo} />
    </>
  );
}
