import { useQuery } from '@tanstack/react-query';
import type { Countersigned, DeskRow } from '@urzad/contract';
import { EmptyState, PageHeading, Pagination } from '@urzad/ui';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { DESK_PAGE, deskQuery } from '../api';
import { DeskActions } from '../components/desk-actions';
import { DeskContract } from '../components/desk-contract';
import { Outcomes } from '../components/outcomes';
import { SignedFiles } from '../components/signed-files';
import { deskMessages } from '../messages/desk';

/** The contracts that wait for the signature of the office, with the verdict on that of the parent. */
export function SigningDesk() {
  const words = useMessages(deskMessages);
  const heading = useScreen(words.title);
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [outcomes, setOutcomes] = useState<readonly Countersigned[]>([]);
  const { data, error, refetch } = useQuery(deskQuery(page));

  function finish(results: readonly Countersigned[]) {
    setOutcomes(results);
    setChosen([]);
  }

  return (
    <div className="u:grid u:gap-6">
      <PageHeading ref={heading} title={words.title} lead={words.lead} />
      <Outcomes outcomes={outcomes} />
      <Loaded data={data} error={error} onRetry={() => void refetch()} loading={words.loading}>
        {({ data: rows, count }) =>
          count === 0 ? (
            <EmptyState title={words.noneTitle}>{words.none}</EmptyState>
          ) : (
            <>
              {rows.map((row) => (
                <DeskContract
                  key={row.id}
                  row={row}
                  isChosen={chosen.includes(row.id)}
                  onChoose={(isChosen) =>
                    setChosen((ids) => (isChosen ? [...ids, row.id] : ids.filter((id) => id !== row.id)))
                  }
                />
              ))}
              {count > DESK_PAGE && (
                <Pagination page={page} pageSize={DESK_PAGE} total={count} onPageChange={setPage} />
              )}
              {rows.some(({ can_sign }) => can_sign === 'yes') && (
                <>
                  {takes(rows, 'UPLOAD_PADES') && <SignedFiles onDone={finish} />}
                  <DeskActions
                    rows={rows.filter(({ id }) => chosen.includes(id))}
                    canDownload={takes(rows, 'UPLOAD_PADES')}
                    canSeal={takes(rows, 'OFFICE_SEAL')}
                    onDone={finish}
                  />
                </>
              )}
            </>
          )
        }
      </Loaded>
    </div>
  );
}

/** Whether the office signs its contracts so. */
function takes(rows: readonly DeskRow[], method: DeskRow['methods'][number]): boolean {
  return rows.some(({ methods }) => methods.includes(method));
}
