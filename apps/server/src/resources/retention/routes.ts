import { retentionLists, retentionRows } from '@urzad/contract';
import type { RetentionListStep } from '@urzad/grants';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { refuseElsewhere } from '../../applications/refuse-elsewhere';
import { type Author, authorOf } from '../../author';
import type { Tx } from '../../db';
import type { ResourceRoutes } from '../../http/resource';
import { countOf } from '../../lists/count-limit';
import { referredRow } from '../../referred-row';
import { countTabs, findRowPage } from './find-rows';
import { requireStep, stepsOfRow } from './policy';
import { finishList, lists, newestLists, people } from './repository';
import { type RetentionListRecord, type RetentionRecord, retentionRow } from './table';
import { viewOfList, viewsOfRows } from './views';

/** Lists that the screen tells of. */
const SHOWN_LISTS = 12;

/** The inspector's lists of data whose term has passed (Process §7.5, decision 0192). They are of the whole server. */
export const retentionRoutes: ResourceRoutes = async (app) => {
  const onRequest = [app.requirePrivilege('rodo_anonymise'), refuseElsewhere];

  app.route({
    ...retentionLists.get,
    onRequest,
    handler: async ({ user }) => {
      const found = await newestLists(app.db, SHOWN_LISTS);
      return { data: await Promise.all(found.map((record) => viewOfList(app.db, record, user))) };
    },
  });
  app.route({
    ...retentionLists.approve,
    onRequest,
    handler: (request) => {
      const { consent, row_version } = request.body;
      return decide(app, request, { step: 'approve', row_version, values: { consent }, diff: { consent } });
    },
  });
  app.route({
    ...retentionLists.refuse,
    onRequest,
    handler: (request) => {
      const { reason, row_version } = request.body;
      return decide(app, request, { step: 'refuse', row_version, values: { reason }, diff: { reason } });
    },
  });

  app.route({
    ...retentionRows.get,
    onRequest,
    handler: async ({ query, user }) => {
      const page = await findRowPage(app.db, query);
      const data = await viewsOfRows(app.db, page.rows, user);
      return { data, ...countOf(page.found), ...(page.next && { next: page.next }) };
    },
  });
  app.route({
    ...retentionRows.counts,
    onRequest,
    handler: async ({ query }) => ({ data: await countTabs(app.db, query) }),
  });
  app.route({
    ...retentionRows.find,
    onRequest,
    handler: async ({ query, user }) => {
      const record = await people.get(app.db, query.id);
      return { data: referredRow((await viewsOfRows(app.db, [record], user))[0]) };
    },
  });
  app.route({
    ...retentionRows.keep,
    onRequest,
    handler: (request) => {
      const { reason, row_version } = request.body;
      return move(app, request, { step: 'keep', row_version, values: { status: 'kept', reason } });
    },
  });
  app.route({
    ...retentionRows.propose,
    onRequest,
    handler: (request) => {
      const values = { status: 'proposed', reason: '' } as const;
      return move(app, request, { step: 'propose', row_version: request.body.row_version, values });
    },
  });
};

interface Decision {
  step: RetentionListStep & ('approve' | 'refuse');
  row_version: number;
  values: Partial<Pick<RetentionListRecord, 'consent' | 'reason'>>;
  diff: object;
}

/** Decides on a whole list: its people go on with it, but those whose data stays. */
async function decide(
  app: FastifyInstance,
  request: FastifyRequest<{ Querystring: { id: number } }>,
  { step, row_version, values, diff }: Decision,
) {
  const { id } = request.query;
  await app.write(request, async (tx, note) => {
    const by = authorOf(app, request);
    const list = await lists.getLocked(tx, id);
    requireStep(list, step, request.user);
    refuseStale(list, row_version);
    const status = step === 'approve' ? 'approved' : 'refused';
    const decided = { status, id_user_decided: request.user.id, decided_date: by.date } as const;
    const after = await lists.update(tx, id, { values: { ...values, ...decided }, by });
    const people = await followList(tx, after, by);
    note({
      event: `retentionlist.${step}`,
      obj_type: 'retentionlist',
      id_obj: id,
      diff: { ...diff, changed: people },
    });
    // Of an approved list all may stay.
    await finishList(tx, after, by);
    return { id };
  });
  return { data: await viewOfList(app.db, await lists.get(app.db, id), request.user) };
}

async function followList(tx: Tx, { id, status }: RetentionListRecord, by: Author): Promise<number> {
  const isProposed = and(eq(retentionRow.id_list, id), eq(retentionRow.status, 'proposed'));
  const values = { status: status === 'approved' ? 'approved' : 'refused' } as const;
  return (await people.updateAll(tx, isProposed, { values, by })).length;
}

interface Move {
  step: 'keep' | 'propose';
  row_version: number;
  values: Pick<RetentionRecord, 'status' | 'reason'>;
}

/** Takes one person off a list that is not decided yet, or puts them back. */
async function move(
  app: FastifyInstance,
  request: FastifyRequest<{ Querystring: { id: number } }>,
  { step, row_version, values }: Move,
) {
  const { id } = request.query;
  const after = await app.write(request, async (tx, note) => {
    const { id_list } = await people.get(tx, id);
    // The list first, as a decision locks it: nobody is taken off one that is approved meanwhile.
    const list = await lists.getLocked(tx, id_list);
    const row = await people.getLocked(tx, id);
    requireStep(list, step, request.user);
    if (!stepsOfRow(list, row, request.user).includes(step))
      throw new ApiError('illegal-step', { status: row.status });
    refuseStale(row, row_version);
    const moved = await people.update(tx, id, { values, by: authorOf(app, request) });
    const diff = { id_user: row.id_user, ...(values.reason && { reason: values.reason }) };
    note({ event: `retentionlist.${step}`, obj_type: 'retentionlist', id_obj: id_list, diff });
    return moved;
  });
  return { data: referredRow((await viewsOfRows(app.db, [after], request.user))[0]) };
}

function refuseStale({ row_version }: { row_version: number }, given: number): void {
  if (row_version !== given)
    throw new ApiError('conflict', { stored: { row_version }, given: { row_version: given } });
}
