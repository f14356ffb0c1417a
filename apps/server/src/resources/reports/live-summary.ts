import type { Writable } from 'node:stream';
import type { ReportSummary } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import { codesOf } from '../../startup/refusals/start-refused';
import { askedOf } from './asked';
import { cancellable } from './cancellable';
import { forgetSummary, keepSummary, type SummaryAsk } from './kept-summaries';
import { groupedOf, operatedOf, summarise } from './summarise';

/** PostgreSQL ends a query after this time; the embedded database cannot, and answers late. */
const TOO_SLOW_MS = 5000;
/** Half of it, so that a summary that takes about as long is not kept and forgotten in turns. */
const FAST_MS = TOO_SLOW_MS / 2;
const CANCELLED = '57014';

/**
 * A summary of the rows as they are now. One that takes too long is computed in the next night.
 *
 * @param answer who does not wait for it any more ends the query
 * @throws ApiError `server` `{report: 'too-slow'}`
 */
export async function liveSummary(
  app: FastifyInstance,
  answer: Writable,
  ask: SummaryAsk,
): Promise<ReportSummary> {
  const { viewer, words, source, settings } = ask;
  const asked = askedOf({ viewer, words, now: app.clock.now() }, source, settings);
  const wanted = {
    groups: groupedOf(asked, settings.groups),
    operations: operatedOf(asked, settings.operations),
  };
  let took = 0;
  try {
    const summary = await cancellable(app, answer, async (db) => {
      const begun = performance.now();
      const found = await summarise(db, asked, wanted);
      took = performance.now() - begun;
      return found;
    });
    if (took > TOO_SLOW_MS) await keepSummary(app.db, ask, app.clock.business());
    if (took < FAST_MS) await forgetSummary(app.db, ask);
    return summary;
  } catch (error) {
    // Who cancelled it has no need of it.
    if (!codesOf(error).includes(CANCELLED) || answer.destroyed) throw error;
    await keepSummary(app.db, ask, app.clock.business());
    throw new ApiError('server', { report: 'too-slow' }, { status: 503 });
  }
}
