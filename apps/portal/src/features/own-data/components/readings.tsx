import { useQuery } from '@tanstack/react-query';
import type { ReadingView } from '@urzad/contract';
import { Pagination, Table, useLocale } from '@urzad/ui';
import { useState } from 'react';
import { letterMomentText } from '#shared/conversation/moment-text';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { roleText } from '#shared/session/role-text';
import { useBusinessToday } from '#shared/system/use-office';
import { READINGS_PAGE, readingsQuery } from '../api';
import { ownDataMessages } from '../messages/own-data';

/** Who of the office looked at what is the person's. */
export function Readings() {
  const { readings: words } = useMessages(ownDataMessages);
  const locale = useLocale();
  const today = useBusinessToday();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(readingsQuery(page));

  return (
    <section className="u:grid u:gap-3">
      <h2 className="u:text-xl u:font-bold">{words.title}</h2>
      <p className="u:part">{words.lead}</p>
      <Loaded
        data={data}
        error={error}
        onRetry={() => void refetch()}
        loading={words.loading}
        failed={words.failed}
      >
        {({ data: rows, count }) => (
          <>
            <Table
              caption={words.title}
              rows={rows}
              rowKey={({ id }) => String(id)}
              empty={<p className="u:text-muted">{words.none}</p>}
              columns={[
                { key: 'who', header: words.who, cell: (row) => <Reader {...row} /> },
                { key: 'what', header: words.what, cell: (row) => <Read {...row} /> },
                {
                  key: 'when',
                  header: words.when,
                  cell: ({ date }) => letterMomentText(date, today, locale),
                },
              ]}
            />
            {count > READINGS_PAGE && (
              <Pagination page={page} pageSize={READINGS_PAGE} total={count} onPageChange={setPage} />
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function Reader({ name, role, role_en }: ReadingView) {
  const locale = useLocale();

  return (
    <span className="u:grid">
      <span className="u:font-semibold u:wrap-anywhere">{name}</span>
      {role && <span className="u:text-muted">{roleText({ name: role, name_en: role_en }, locale)}</span>}
    </span>
  );
}

function Read({ obj_type, label }: ReadingView) {
  const { readings: words } = useMessages(ownDataMessages);

  return (
    <span className="u:wrap-anywhere">
      <span className="u:part">{words.objects[obj_type] ?? words.other}</span>
      {label && <span className="u:part">{` ${label}`}</span>}
    </span>
  );
}
