import { type BodyOf, callRankings as contract } from '@urzad/contract';
import { SEE_CALLS } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { type Author, authorOf } from '../../author';
import type { Tx } from '../../db';
import { refuseActing } from '../../http/refuse-acting';
import type { ResourceRoutes } from '../../http/resource';
import { countOf } from '../../lists/count-limit';
import {
  type CallRow,
  getAnnounced,
  getLockedCall,
  noteOfCall,
  refuseStaleCall,
  requireCallStep,
  takeCallStep,
} from '../cofunding-calls/public';
import { rankedDetails } from '../cofunding-registrations/public';
import { serveFile } from '../uploads/public';
import { documentOf, findListFile, listFile } from './list-file';
import { type RankingStep, refusalOf } from './policy';
import { presentRanking } from './presenter';
import { writeProposal } from './propose';
import { publishRanking } from './publish';
import { findLast, findPublished, findRowPage, rankings } from './repository';
import { type Found, lockSituation } from './situation';

/** The ranking of a call: one person proposes, another approves, the first publishes (Order §12). */
export const callRankingRoutes: ResourceRoutes = async (app) => {
  const maySee = app.requirePrivilege(SEE_CALLS);

  app.route({
    ...contract.find,
    onRequest: maySee,
    handler: async (request) => ({ data: await present(app, request, request.query.id) }),
  });

  app.route({
    ...contract.rows,
    onRequest: maySee,
    handler: async ({ query, id_application }) => {
      const call = await getAnnounced(app.db, { id: query.id, id_application });
      const ranking = await findLast(app.db, call.id);
      if (!ranking) return { data: [], count: 0 };
      const { list } = query;
      const page = await findRowPage(app.db, { id_ranking: ranking.id, list }, query);
      const ids = page.rows.map(({ id_registration }) => id_registration);
      const details = await rankedDetails(app.db, ids, call);
      const data = page.rows.map(({ send_date, ...row }) => ({
        ...row,
        send_date: send_date.toISOString(),
        ...(details.get(row.id_registration) ?? { name: '', city: '', children: 0, criteria: [] }),
      }));
      return { data, ...countOf(page.found), ...(page.next && { next: page.next }) };
    },
  });

  app.route({
    ...contract.results,
    handler: async ({ query, id_application }) => {
      const call = await getAnnounced(app.db, { id: query.id, id_application });
      const ranking = await findPublished(app.db, call.id);
      if (!ranking) throw new ApiError('object-no-exist');
      const page = await findRowPage(app.db, { id_ranking: ranking.id, list: undefined }, query);
      const document = await documentOf(app.db, ranking);
      return { data: page.rows, ...countOf(page.found), ...(page.next && { next: page.next }), document };
    },
  });

  app.route({
    ...listFile,
    handler: async ({ query, id_application, headers }, reply) => {
      const call = await getAnnounced(app.db, { id: query.id, id_application });
      const row = await findListFile(app.db, call, query.version_no);
      return serveFile(app.files, reply, { row, isDownload: false, headers });
    },
  });

  app.route({
    ...contract.propose,
    onRequest: maySee,
    handler: (request) =>
      takeRankingStep(app, request, 'propose', async (tx, { call, found, by, note }) => {
        const { rows, reserved } = await writeProposal(tx, { call, ranking: found.ranking }, by);
        note({ rows: rows.length, reserved });
        return undefined;
      }),
  });

  app.route({
    ...contract.approveProposal,
    onRequest: maySee,
    handler: (request) =>
      takeRankingStep(app, request, 'approveProposal', async (tx, { found, by, note }) => {
        const { id, version_no } = getRanking(found);
        await rankings.update(tx, id, { values: { approved_date: by.date, id_user_approved: by.id }, by });
        note({ version_no });
        return undefined;
      }),
  });

  app.route({
    ...contract.rank,
    onRequest: maySee,
    handler: (request) =>
      takeRankingStep(app, request, 'rank', async (tx, { call, found, by, note }) => {
        await publishRanking(tx, { call, ranking: getRanking(found), rows: found.rows }, by);
        const { version_no } = getRanking(found);
        note({ version_no, rows: found.rows.length });
        return { list_version: version_no, list_date: by.date };
      }),
  });
};

interface Taking {
  call: CallRow;
  found: Found;
  by: Author & { id: number };
  /** What the log says beside the step. */
  note: (diff: object) => void;
}

/** A step of a ranking: the call and its applications are locked, the reasons against it asked once more. */
async function takeRankingStep(
  app: FastifyInstance,
  request: FastifyRequest<{ Querystring: { id: number }; Body: BodyOf<typeof contract.propose> }>,
  step: RankingStep,
  work: (tx: Tx, taking: Taking) => Promise<Partial<CallRow> | undefined>,
) {
  const { user, query, body } = request;
  await app.write(request, async (tx, note) => {
    refuseActing(user);
    const call = await getLockedCall(tx, { id: query.id, viewer: user, now: app.clock.business() });
    requireCallStep(step, call, user);
    refuseStaleCall(call, body);
    const found = await lockSituation(tx, call);
    const refusal = refusalOf(step, found, user);
    if (refusal === 'own-proposal') throw new ApiError('no-privilege', { reason: refusal });
    if (refusal) throw new ApiError('illegal-step', { status: call.status, reason: refusal });

    const by = { ...authorOf(app, request), id: user.id };
    const said: object[] = [];
    const values = await work(tx, { call, found, by, note: (diff) => said.push(diff) });
    const after = await takeCallStep(tx, { record: call, step }, { ...(values && { values }), by });
    note(noteOfCall(step.toLowerCase(), call, after, Object.assign({}, ...said)));
    return { id: call.id };
  });
  return { data: await present(app, request, query.id) };
}

async function present(app: FastifyInstance, request: FastifyRequest, id: number) {
  const { user, id_application } = request;
  const call = await getAnnounced(app.db, { id, id_application });
  return presentRanking(app.db, call, { viewer: user, now: app.clock.business() });
}

function getRanking({ ranking }: Found) {
  if (!ranking) throw new Error('A step of a ranking was taken without one.');
  return ranking;
}
