import type { TaskParams } from '@urzad/contract';
import { addMonths, getMoment, warsawDate } from '@urzad/domain';
import type { FastifyInstance } from 'fastify';
import { archiveRows, damagedParts } from '../audit-log/log-archive';
import type { RunOutcome } from './define-job';

/**
 * The task `log_archive_2y`: checks the archive of the log, then adds what has become old enough.
 *
 * @param now business time, by which the log is dated
 * @param params `kept_months`: the age at which entries are archived
 */
export async function keepLogArchive(
  { db, config: { dataDir } }: Pick<FastifyInstance, 'db' | 'config'>,
  now: Date,
  signal: AbortSignal,
  { kept_months = 24 }: TaskParams,
): Promise<RunOutcome> {
  const damaged = await damagedParts(db, dataDir);
  if (damaged.length > 0) {
    const values = { file: damaged.join(', ') };
    return { changed: 0, note: { code: 'archive-damaged', level: 'warning', values } };
  }
  const day = addMonths(warsawDate(now), -kept_months);
  const part = await archiveRows(db, dataDir, getMoment(`${day} 00:00`), signal);
  if (!part) return { changed: 0, note: { code: 'archive-unchanged', level: 'info', values: {} } };
  const values = { file: part.file, rows: part.rows };
  return { changed: part.rows, note: { code: 'archive-added', level: 'info', values } };
}
