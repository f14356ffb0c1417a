import { useQuery } from '@tanstack/react-query';
import type { IsoDate } from '@urzad/domain';
import { Card, Pagination, Table, useLocale } from '@urzad/ui';
import { useState } from 'react';
import { letterMomentText } from '#shared/conversation/moment-text';
import { useMessages } from '#shared/i18n/messages';
import { usePrefersRows } from '#shared/list/use-prefers-rows';
import { Loaded } from '#shared/screen/loaded';
import { useActing } from '#shared/session/use-acting';
import { SESSIONS_PAGE_COUNT, signInsQuery } from '../api';
import { ownAccountMessages } from '../messages/own-account';

/** Sign-ins to the account, successful and failed. Not for who acts for the person. */
export function SignInHistory({ today }: { today: IsoDate }) {
  const { history: words, sessions } = useMessages(ownAccountMessages);
  const locale = useLocale();
  const isList = usePrefersRows();
  const [page, setPage] = useState(1);
  const isActing = useActing() !== undefined;
  const { data, error, refetch } = useQuery({ ...signInsQuery(page), enabled: !isActing });
  if (isActing) return null;

  return (
    <Card className="u:grid u:gap-4">
      <h2 className="u:text-lg">{words.title}</h2>
      <Loaded
        data={data}
        error={error}
        onRetry={() => void refetch()}
        loading={sessions.loading}
        failed={sessions.failed}
      >
        {({ data: rows, count }) => (
          <>
            <Table
              caption={words.title}
              density="dense"
              rows={rows}
              rowKey={({ id }) => String(id)}
              empty={<p className="u:text-muted">{words.none}</p>}
              cardsUpTo={isList ? 'never' : 'phone'}
              columns={[
                {
                  key: 'when',
                  header: words.when,
                  cell: ({ date }) => letterMomentText(date, today, locale),
                },
                { key: 'what', header: words.what, cell: ({ outcome }) => words.outcomes[outcome] },
                { key: 'ip', header: words.ip, cell: ({ ip }) => ip ?? '–' },
              ]}
            />
            {count > SESSIONS_PAGE_COUNT && (
              <Pagination page={page} pageSize={SESSIONS_PAGE_COUNT} total={count} onPageChange={setPage} />
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}
