import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import { childNamesOf, registrationFieldLabel } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { Button, Pending, Table, useLocale } from '@urzad/ui';
import { Modal } from '@urzad/ui/overlays';
import type { ReactNode } from 'react';
import { LoadFailure } from '../failures/load-failure';
import { registrationQuery } from './registration-query';

/** An answer, or a mark on it, that differs between the two versions. */
export interface Difference {
  path: string;
  mine: ReactNode;
  theirs: ReactNode;
}

export interface ConflictWords {
  title: string;
  /** What happened and what to choose, by the number of differences. */
  text: (differences: number) => string;
  loading: string;
  /** Headings of the table. */
  answer: string;
  mine: string;
  theirs: (stored: Registration) => string;
  keepMine: string;
  takeTheirs: string;
}

export interface ConflictDialogProps {
  id: number;
  open: boolean;
  /** Closing it decides nothing. */
  onOpenChange: (open: boolean) => void;
  words: ConflictWords;
  differencesFrom: (theirs: Registration) => readonly Difference[];
  onKeepMine: (theirs: Registration) => void;
  onTakeTheirs: (theirs: Registration) => void;
}

/** Two windows or two people changed the same registration: both versions side by side, one of which is chosen. */
export function ConflictDialog({
  id,
  open,
  onOpenChange,
  words,
  differencesFrom,
  onKeepMine,
  onTakeTheirs,
}: ConflictDialogProps) {
  const stored = useQuery({ ...registrationQuery(id), enabled: open, staleTime: 0 });
  const theirs = answerOfNow(stored);

  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      footer={
        theirs && (
          <>
            <Button onClick={() => onTakeTheirs(theirs)}>{words.takeTheirs}</Button>
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

interface DifferencesProps extends Pick<ConflictDialogProps, 'words'> {
  theirs: Registration;
  differences: readonly Difference[];
}

function Differences({ theirs, differences, words }: DifferencesProps) {
  const locale = useLocale();
  const names = childNamesOf(formOfDraft(theirs.form));

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
            {
              key: 'answer',
              header: words.answer,
              cell: ({ path }) => registrationFieldLabel(path, locale, names),
            },
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
