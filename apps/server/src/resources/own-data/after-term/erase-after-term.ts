import type { FastifyInstance } from 'fastify';
import type { RunOutcome } from '../../../jobs/define-job';
import { archiveCases } from '../../office-cases/public';
import { keepNoLonger } from '../keep-no-longer';
import { carryOut } from './carry-out';
import { prepareList } from './propose-list';

const TASK = 'retention_anonymise';

/**
 * The task `retention_anonymise` (Process §2.21, §7.5): erases what the inspector has approved, makes the next list for the
 * inspector, files old cases in the archive, and erases what has no term of the law (decisions 0164 and 0192).
 *
 * @param now business time
 * @throws after the last of them when one failed
 */
export async function eraseAfterTerm(
  app: FastifyInstance,
  now: Date,
  signal: AbortSignal,
): Promise<RunOutcome> {
  await app.settings.keepFresh();
  const failures: unknown[] = [];
  /** One that fails keeps no other back. */
  const tried = async <Result>(work: Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work;
    } catch (error) {
      signal.throwIfAborted();
      failures.push(error);
      return undefined;
    }
  };

  const records = await tried(carryOut(app, { now, task: TASK, signal }));
  const archived = await tried(archiveCases(app, now, { signal, task: TASK }));
  const proposed = await tried(prepareList(app, TASK, now));
  const others = await tried(keepNoLonger(app, now, signal));
  if (failures.length > 0 || !others) throw failures[0];

  const values = {
    ...others.note.values,
    records: records ?? 0,
    archived: archived ?? 0,
    proposed: proposed ?? 0,
  };
  return {
    changed: others.changed + values.records + values.archived,
    note: { ...others.note, values },
  };
}
