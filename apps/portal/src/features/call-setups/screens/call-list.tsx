import { useQuery } from '@tanstack/react-query';
import { Button, PageHeading, Pagination } from '@urzad/ui';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { CALLS_OF_A_PAGE, callPageQuery } from '../api';
import { CallTable } from '../components/call-table';
import { NewCallDialog } from '../components/new-call-dialog';
import { setupMessages } from '../messages/setup';

/** The calls of the office with their drafts, and the way to each and to its ranking. */
export function CallList() {
  const { list: words } = useMessages(setupMessages);
  const heading = useScreen(words.title);
  const mayAdd = useSession(({ may }) => may('cofunding_call_edit'));
  const [isAdded, setAdded] = useState(false);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(callPageQuery(page));

  return (
    <>
      <PageHeading
        ref={heading}
        title={words.title}
        lead={words.lead}
        actions={
          mayAdd && (
            <Button variant="primary" icon={FilePlus2} onClick={() => setAdded(true)}>
              {words.add}
            </Button>
          )
        }
      />
      <div className="u:mt-4 u:grid u:gap-4">
        <Loaded data={data} error={error} onRetry={() => void refetch()} loading={words.loading}>
          {({ data: calls, count }) => (
            <>
              <CallTable calls={calls} />
              {count > CALLS_OF_A_PAGE && (
                <Pagination page={page} pageSize={CALLS_OF_A_PAGE} total={count} onPageChange={setPage} />
              )}
            </>
          )}
        </Loaded>
      </div>
      {isAdded && <NewCallDialog onClose={() => setAdded(false)} />}
    </>
  );
}
