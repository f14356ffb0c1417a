import { useQuery } from '@tanstack/react-query';
import { SEE_REGISTRATIONS } from '@urzad/grants';
import { Alert, TabLinks } from '@urzad/ui';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePresentCall } from '#shared/cofunding-calls/calls-query';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import {
  locationQuery,
  QUEUE_TABS,
  type QueueLocation,
  queueLocationOf,
  shownCall,
  tabLocation,
} from '#shared/queue/queue-location';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { useBusinessToday } from '#shared/system/use-office';
import { countsQuery } from '../api';
import { FoundFor } from '../components/found-for';
import { QueueHeading } from '../components/queue-heading';
import { QueueTable } from '../components/queue-table';
import { queueMessages } from '../messages';

/** The work of the office: one list in five tabs (Spec §6, Process §1.2). */
export function Queue() {
  const words = useMessages(queueMessages);
  const heading = useScreen(words.title);
  const maySee = useSession(({ may }) => may(SEE_REGISTRATIONS));
  const today = useBusinessToday();
  const [params] = useSearchParams();
  const location = useMemo(() => queueLocationOf(params), [params]);
  const navigate = useNavigate();
  const goTo = (to: QueueLocation) => navigate(paths.registrations + locationQuery(to));
  const { present, isPending } = usePresentCall();
  const { data: counts } = useQuery({
    ...countsQuery(shownCall(location, present?.id)),
    enabled: maySee && !isPending,
  });

  return (
    <>
      <QueueHeading ref={heading} location={location} onLocationChange={goTo} total={counts?.all} />
      {!maySee && (
        <Alert kind="info" title={words.noAccess}>
          {words.noAccessHint}
        </Alert>
      )}
      {maySee && today && !isPending && (
        <>
          <TabLinks
            label={words.tabsLabel}
            links={QUEUE_TABS.map((tab) => ({
              href: paths.registrations + locationQuery({ ...tabLocation(location), tab }),
              label: words.tabs[tab],
              current: tab === location.tab,
              ...(counts && { count: counts[tab] }),
            }))}
          />
          {location.text && (
            <FoundFor text={location.text} onClear={() => goTo({ ...location, text: '', page: 1 })} />
          )}
          <QueueTable location={location} presentCall={present?.id} today={today} onLocationChange={goTo} />
        </>
      )}
    </>
  );
}
