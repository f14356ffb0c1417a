import { Mutex } from 'async-mutex';
import type { SavedRow } from './saved-row';

/** The turns of what needs the version of a row: each begins when what is before it and all saves are answered. */
export function createTurns({ version, saves, steps }: SavedRow) {
  const mutex = new Mutex();

  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    return mutex.runExclusive(async () => {
      await saves.settled();
      return task();
    });
  }

  return {
    inTurn,
    /** A step that moves the row on, such as making a document; nothing is saved while it runs. */
    step<Row extends { row_version: number }>(task: (rowVersion: number) => Promise<Row>): Promise<Row> {
      return inTurn(async () => {
        const row = await steps.follow(task(version.now()));
        version.adopt(row.row_version);
        return row;
      });
    },
    /**
     * A change beside the row's version, such as attaching a file; nothing is saved while it runs. A newer version in its
     * answer was made by somebody else, whom the next save must not write over.
     */
    beside<Answer>(task: () => Promise<Answer>): Promise<Answer> {
      return inTurn(() => steps.follow(task()));
    },
  };
}
