import { useInfiniteQuery } from '@tanstack/react-query';
import { Alert, Button, PageHeading, TextLink } from '@urzad/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { useIsFirstApplication } from '#shared/system/use-may-on-server';
import { useBusinessToday } from '#shared/system/use-office';
import { applicationsQuery } from '../api';
import { ApplicationCard } from '../components/application-card';
import { ApplicationDialog } from '../components/application-dialog';
import { applicationMessages } from '../messages/applications';

/** The records of the applications of the server (Process §2.1). */
export function Applications() {
  const words = useMessages(applicationMessages);
  const heading = useScreen(words.title);
  const may = useSession((session) => session.may('application_edit'));
  const isFirst = useIsFirstApplication();
  const today = useBusinessToday();
  const mayEdit = may && isFirst;
  const [isAdded, setAdded] = useState(false);

  return (
    <>
      <PageHeading
        ref={heading}
        title={words.title}
        lead={words.lead}
        actions={
          mayEdit && (
            <Button variant="primary" icon={Plus} onClick={() => setAdded(true)}>
              {words.add}
            </Button>
          )
        }
      />
      <p>
        <TextLink href={paths.config}>{words.settings}</TextLink>
      </p>
      <div className="u:mt-4 u:grid u:gap-4">
        {isFirst ? <List mayEdit={mayEdit} /> : <Alert kind="info">{words.elsewhere}</Alert>}
      </div>
      {isAdded && today && <ApplicationDialog today={today} onClose={() => setAdded(false)} />}
    </>
  );
}

function List({ mayEdit }: { mayEdit: boolean }) {
  const words = useMessages(applicationMessages);
  const today = useBusinessToday();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(applicationsQuery);

  return (
    <>
      {!mayEdit && <Alert kind="info">{words.readOnly}</Alert>}
      <Loaded
        data={today && data && { today, rows: data.pages.flatMap((page) => page.data) }}
        error={error}
        onRetry={() => void refetch()}
        loading={words.loading}
      >
        {(known) => (
          <>
            {known.rows.map((application) => (
              <ApplicationCard key={application.id} {...{ application, mayEdit, today: known.today }} />
            ))}
          </>
        )}
      </Loaded>
      {hasNextPage && (
        <div>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
}
