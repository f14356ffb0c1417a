import { useQuery } from '@tanstack/react-query';
import type { Countersigned, DeskRow } from '@urzad/contract';
import { EmptyState, Pagination } from '@urzad/ui';
import { useState } from 'react';
import { Loaded } from '#shared/screen/loaded';
import { DESK_PAGE, deskQuery } from '../api';
import type { Desk } from '../logic/desk';
import { DeskActions } from './desk-actions';
import { DeskContract } from './desk-contract';
import { Outcomes } from './outcomes';
import { SignedFiles } from './signed-files';

/** The contracts, or the annexes, that wait for the signature of the office, and how they are signed together. */
export function WaitingDocuments({ desk }: { desk: Desk }) {
  const { words } = desk;
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [outcomes, setOutcomes] = useState<readonly Countersigned[]>([]);
  const { data, error, refetch } = useQuery(deskQuery(desk, page));

  function finish(results: readonly Countersigned[]) {
    setOutcomes(results);
    setChosen([]);
  }

  return (
    <>
      <Outcomes words={words} outcomes={outcomes} />
      <Loaded data={data} error={error} onRetry={() => void refetch()} loading={words.loading}>
        {({ data: rows, count }) =>
          count === 0 ? (
            <EmptyState title={words.noneTitle}>{words.none}</EmptyState>
          ) : (
            <>
              {rows.map((row) => (
                <DeskContract
                  key={row.id}
                  desk={desk}
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
                  {takes(rows, 'UPLOAD_PADES') && <SignedFiles desk={desk} onDone={finish} />}
                  <DeskActions
                    desk={desk}
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
    </>
  );
}

/** Whether the office signs its documents so. */
function takes(rows: readonly DeskRow[], method: DeskRow['methods'][number]): boolean {
  return rows.some(({ methods }) => methods.includes(method));
}
