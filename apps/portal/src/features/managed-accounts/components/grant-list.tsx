import { useQuery } from '@tanstack/react-query';
import type { HeldRole } from '@urzad/contract';
import { roleName } from '@urzad/grants';
import { Pagination, Table, TextLink, useLocale } from '@urzad/ui';
import { useState } from 'react';
import { ScreenFailure } from '#shared/failures/screen-failure';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { GRANTS_OF_A_PAGE, grantsQuery } from '../api';
import { daysOfRole } from '../logic/days-of-role';
import { roleMessages } from '../messages/roles';

/** Grants of roles of the office, the latest first; `held` only those that last. */
export function GrantList({ held }: { held: boolean }) {
  const words = useMessages(roleMessages);
  const locale = useLocale();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(grantsQuery({ held, page }));
  if (error) return <ScreenFailure error={error} onRetry={() => void refetch()} />;

  return (
    <div className="u:grid u:gap-4">
      <Table<HeldRole>
        caption={held ? words.heldCaption : words.grantsCaption}
        rows={data?.grants ?? []}
        loading={!data}
        rowKey={({ id }) => String(id)}
        empty={words.empty}
        columns={[
          {
            key: 'person',
            header: words.person,
            cell: ({ id_user, person }) => <TextLink href={paths.user(id_user)}>{person}</TextLink>,
          },
          { key: 'role', header: words.role, cell: ({ role }) => roleName(role, locale) },
          {
            key: 'days',
            header: words.days,
            cell: (row) => {
              const { from, to } = daysOfRole(row, locale);
              return to === null ? words.noEnd(from) : `${from} – ${to}`;
            },
          },
          { key: 'reason', header: words.reason, cell: ({ reason }) => reason ?? '' },
          {
            key: 'granted_by',
            header: words.grantedBy,
            cell: ({ granted_by }) => granted_by ?? words.system,
          },
        ]}
      />
      {data && data.count > GRANTS_OF_A_PAGE && (
        <Pagination page={page} pageSize={GRANTS_OF_A_PAGE} total={data.count} onPageChange={setPage} />
      )}
    </div>
  );
}
