import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SEE_REGISTRATIONS } from '@urzad/grants';
import { Alert } from '@urzad/ui';
import { usePresentCall } from '#shared/entities/cofunding-calls/calls-query';
import { queueList, shownCall } from '#shared/entities/registrations/queue-list';
import { useMessages } from '#shared/i18n/messages';
import { FoundFor } from '#shared/list/found-for';
import { ListTabs } from '#shared/list/list-tabs';
import { useListLocation } from '#shared/list/use-list-location';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { useBusinessToday } from '#shared/system/use-office';
import { countsQuery } from '../api';
import { QueueHeading } from '../components/queue-heading';
import { QueueTable } from '../components/queue-table';
import { useFirstTab } from '../logic/use-first-tab';
import { queueMessages } from '../messages/queue';

/** The work of the office: one list in five tabs (Spec §6, Process §1.2). */
export function Queue() {
  const words = useMessages(queueMessages);
  const heading = useScreen(words.title);
  const maySee = useSession(({ may }) => may(SEE_REGISTRATIONS));
  const mayApprove = useSession(({ may }) => may('cofunding_registration_approve'));
  const today = useBusinessToday();
  const [location, goTo] = useListLocation(queueList);
  const { present, isPending } = usePresentCall();
  const call = shownCall(location, present?.id);
  const enabled = maySee && !isPending;
  const { data: all } = useQuery({ ...countsQuery(call), enabled });
  // The tabs keep their numbers until those of other filters are there.
  const { data: counts } = useQuery({
    ...countsQuery(call, queueList.narrowingOf(location)),
    placeholderData: keepPreviousData,
    enabled,
  });

  useFirstTab(location, all, goTo);

  return (
    <>
      <QueueHeading ref={heading} location={location} onLocationChange={goTo} total={all?.all} />
      {!maySee && (
        <Alert kind="info" title={words.noAccess}>
          {words.noAccessHint}
        </Alert>
      )}
      {maySee && today && !isPending && (
        <>
          <ListTabs
            list={queueList}
            location={location}
            label={words.tabsLabel}
            labels={words.tabs}
            counts={counts}
          />
          {location.text && (
            <FoundFor text={location.text} onClear={() => goTo({ ...location, text: '', page: 1 })} />
          )}
          <QueueTable
            location={location}
            presentCall={present?.id}
            today={today}
            toApprove={mayApprove ? (all?.to_approve ?? 0) : 0}
            onLocationChange={goTo}
          />
        </>
      )}
    </>
  );
}
