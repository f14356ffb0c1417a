import { getMoment, partsOf, warsawDate } from '@urzad/domain';
import { CASE_ARCHIVE_YEARS, OFFICE_CASE_LAW, OFFICE_CASE_STATUSES } from '@urzad/grants';
import { and, asc, gt, inArray, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../author';
import { eachAlone } from '../../unit-of-work/each-alone';
import { rows } from './repository';
import { noteOf, takeStep } from './step';
import { officeCase } from './table';

/** Ids that are read at once. */
const BATCH = 500;
const ENDED = OFFICE_CASE_STATUSES.codes.filter((status) => OFFICE_CASE_LAW.statusAfter('archive', status));

/**
 * Files cases in the archive two full years after the year of their end (Process §2.16); nothing is written in them then.
 * @param now business time
 * @returns how many
 */
export async function archiveCases(
  app: FastifyInstance,
  now: Date,
  { signal, task }: { signal: AbortSignal; task: string },
): Promise<number> {
  const first = getMoment(`${partsOf(warsawDate(now)).year - CASE_ARCHIVE_YEARS}-01-01 00:00`);
  const isOld = and(inArray(officeCase.status, ENDED), lt(officeCase.ended_date, first));
  let archived = 0;
  for (let after = 0; ; ) {
    const found = await app.db
      .select({ id: officeCase.id })
      .from(officeCase)
      .where(and(isOld, sql`${officeCase.deleted} = 'no'`, gt(officeCase.id, after)))
      .orderBy(asc(officeCase.id))
      .limit(BATCH);
    const last = found.at(-1);
    if (!last) return archived;
    after = last.id;
    archived += await eachAlone(app, { rows: found, signal }, ({ id }) =>
      app.writeAsSystem(task, async (tx, note) => {
        const record = await rows.lock(tx, id, isOld);
        if (!record) return false;
        const filed = await takeStep(tx, { record, step: 'archive' }, { by: systemAuthor(now, record) });
        note(noteOf('archive', record, filed));
        return true;
      }),
    );
  }
}
