import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Button, Pending, Table } from '@urzad/ui';
import { Modal } from '@urzad/ui/overlays';
import type { ReactNode } from 'react';
import { LoadFailure } from '../failures/load-failure';

/** An answer, or a mark on it, that differs between the two versions. */
export interface Difference {
  path: string;
  /** The question. */
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
}

export interface ConflictWords<Stored> {
  title: string;
  /** What happened and what to choose, by the number of differences. */
  text: (differences: number) => string;
  loading: string;
  /** Headings of the table. */
  answer: string;
  mine: string;
  theirs: (stored: Stored) => string;
  keepMine: string;
  takeTheirs: (stored: Stored) => string;
}

/** Which version stays. */
export interface ConflictChoice<Stored> {
  open: boolean;
  /** Closing it decides nothing. */
  onOpenChange: (open: boolean) => void;
  onKeepMine: (theirs: Stored) => void;
  onTakeTheirs: (theirs: Stored) => void;
}

export interface ConflictDialogProps<Stored, Key extends QueryKey> extends ConflictChoice<Stored> {
  /** Of the stored object; it is asked again when the dialog opens. */
  query: UseQueryOptions<Stored, Error, Stored, Key>;
  words: ConflictWords<Stored>;
  differencesFrom: (theirs: Stored) => readonly Difference[];
}

/** Two windows or two people changed the same object: both versions side by side, one of which is chosen. */
export function ConflictDialog<Stored, Key extends QueryKey>({
  query,
  open,
  onOpenChange,
  words,
  differencesFrom,
  onKeepMine,
  onTakeTheirs,
}: ConflictDialogProps<Stored, Key>) {
  const stored = useQuery({ ...query, enabled: open, staleTime: 0 });
  const theirs = answerOfNow(stored);

  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      footer={
        theirs && (
          <>
            <Button onClick={() => onTakeTheirs(theirs)}>{words.takeTheirs(theirs)}</Button>
            <Button variant="primary" onClick={() => onKeepMine(theirs)}>
              {words.keepMine}
            </Button>
          </>
        )
      }
    >
      <Pending pending={stored.isFetching} label={words.loading}>
        {() =>
          theirs ? (
            <Differences theirs={theirs} differences={differencesFrom(theirs)} words={words} />
          ) : (
            stored.error && <LoadFailure error={stored.error} onRetry={() => void stored.refetch()} />
          )
        }
      </Pending>
    </Modal>
  );
}

interface DifferencesProps<Stored> {
  theirs: Stored;
  differences: readonly Difference[];
  words: ConflictWords<Stored>;
}

function Differences<Stored>({ theirs, differences, words }: DifferencesProps<Stored>) {
  return (
    <div className="u:grid u:gap-4">
      <p className="u:max-w-text">{words.text(differences.length)}</p>
      {differences.length > 0 && (
        <Table
          caption={words.title}
          density="dense"
          rows={differences}
          rowKey={({ path }) => path}
          columns={[
            { key: 'answer', header: words.answer, cell: ({ label }) => label },
            { key: 'mine', header: words.mine, cell: ({ mine }) => mine },
            { key: 'theirs', header: words.theirs(theirs), cell: (difference) => difference.theirs },
          ]}
        />
      )}
    </div>
  );
}

/** The result of a refetch. Undefined while it is pending or failed; never the cached value. */
export function answerOfNow<Answer>({
  data,
  isFetching,
  isError,
}: Pick<UseQueryResult<Answer>, 'data' | 'isFetching' | 'isError'>): Answer | undefined {
  return isFetching || isError ? undefined : data;
}
