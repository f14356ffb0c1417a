import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, EmptyState, PageHeading } from '@urzad/ui';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { groupsQuery } from '../api';
import { GroupCard } from '../components/group-card';
import { GroupDialog } from '../components/group-dialog';
import { groupMessages } from '../messages/groups';

/** Groups of the office (Spec §2). */
export function Groups() {
  const words = useMessages(groupMessages);
  const heading = useScreen(words.title);
  const mayEdit = useSession(({ may }) => may('user_group_edit'));
  const [isAdded, setAdded] = useState(false);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(groupsQuery);

  return (
    <>
      <PageHeading
        ref={heading}
        title={words.title}
        lead={words.lead}
        actions={
          mayEdit && (
            <Button variant="primary" icon={UserRoundPlus} onClick={() => setAdded(true)}>
              {words.add}
            </Button>
          )
        }
      />
      <div className="u:mt-4">
        <Loaded
          data={data?.pages.flatMap((page) => page.data)}
          error={error}
          onRetry={() => void refetch()}
          loading={words.loading}
        >
          {(groups) =>
            groups.length === 0 ? (
              <EmptyState title={words.none}>{mayEdit ? words.noneText : words.noneToRead}</EmptyState>
            ) : (
              <div className="u:grid u:gap-4">
                {groups.map((group) => (
                  <GroupCard key={group.id} group={group} mayEdit={mayEdit} />
                ))}
                {hasNextPage && (
                  <div>
                    <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                      {words.more}
                    </Button>
                  </div>
                )}
              </div>
            )
          }
        </Loaded>
      </div>
      {isAdded && <GroupDialog onClose={() => setAdded(false)} />}
    </>
  );
}
