import { auditLog as contract, type LogChain, type LogCheck } from '@urzad/contract';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readAnchors } from '../../audit-log/anchors';
import type { Db } from '../../db';
import type { ResourceRoutes } from '../../http/resource';
import { namesOf } from '../users/public';
import { addCheck, type CheckRow, chainChecks, stopRunning } from './check-chain';
import { baseLogCheck } from './table';

/** The chain of the log, checked at a press while the server answers others. */
export const chainRoutes: ResourceRoutes = async (app) => {
  const mayRead = app.requirePrivilege('base_log');
  const checks = chainChecks(app);
  // The database is closed behind the server.
  app.addHook('onClose', () => checks.end());

  app.route({
    ...contract.chain,
    onRequest: mayRead,
    handler: async () => ({ data: await chainOf(app, app.db) }),
  });

  app.route({
    ...contract.check,
    onRequest: mayRead,
    handler: async (request) => {
      let begun: number | undefined;
      const answer = await app.write(request, async (tx, note) => {
        const [now, begun_date] = [app.clock.now(), app.clock.business()];
        begun = await addCheck(tx, { id_user: request.user.id, begun_date, now });
        if (begun !== undefined) note({ event: 'baselog.check', obj_type: 'baselog', id_obj: begun });
        return { data: await chainOf(app, tx) };
      });
      if (begun !== undefined) checks.run(begun);
      return answer;
    },
  });

  app.route({
    ...contract.stop,
    onRequest: mayRead,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const stopped = await stopRunning(tx, app.clock.business());
        if (stopped !== undefined) note({ event: 'baselog.stop', obj_type: 'baselog', id_obj: stopped });
        return { data: await chainOf(app, tx) };
      }),
  });
};

async function chainOf({ config }: FastifyInstance, db: Db): Promise<LogChain> {
  const newest = db.select().from(baseLogCheck).orderBy(desc(baseLogCheck.id)).limit(1);
  const [check] = await newest;
  const [done] =
    check?.status === 'done'
      ? [check]
      : await db
          .select()
          .from(baseLogCheck)
          .where(eq(baseLogCheck.status, 'done'))
          .orderBy(desc(baseLogCheck.id))
          .limit(1);
  const { anchors } = await readAnchors(config.dataDir);
  const names = await namesOf(
    db,
    [check, done].flatMap((row) => row?.id_user ?? []),
  );
  const viewOf = (row: CheckRow | undefined) => (row ? checkView(row, names) : null);
  return { check: viewOf(check), done: viewOf(done), anchor: anchors.at(-1) ?? null };
}

function checkView(row: CheckRow, names: ReadonlyMap<number, string>): LogCheck {
  const { id, status, begun_date, ended_date, id_user, rows, total, verdict } = row;
  return {
    ...{ id, status, rows, total, verdict },
    begun: begun_date.toISOString(),
    ended: ended_date?.toISOString() ?? null,
    person: names.get(id_user) ?? null,
  };
}
