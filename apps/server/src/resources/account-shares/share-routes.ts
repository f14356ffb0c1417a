import { userShare as contract, SHARE_DAYS } from '@urzad/contract';
import { DAY_MS } from '@urzad/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { type Author, authorOf } from '../../author';
import type { Tx } from '../../db';
import type { ResourceRoutes } from '../../http/resource';
import { endSessionsOfShare } from '../../identity/sessions/sessions';
import type { Note } from '../../unit-of-work/write';
import { lockAccount, namesOf } from '../users/public';
import { presentAct, presentShare, statusOf } from './presenter';
import * as repository from './repository';
import { type ShareRow, shares } from './repository';
import { tellRevoked, tellShared } from './share-notices';

/** Whoever tries addresses one after another finds out no more than a few. */
const ADDRESSES = { name: 'share', max: 10, windowMs: 60 * 60 * 1000 };

/** A person shares their account with the office, sees who has access and what was done with it, and takes it back. */
export const shareRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);

  app.route({
    ...contract.share,
    handler: async (request) => {
      if (request.user.perspective !== 'citizen') throw new ApiError('no-privilege');
      app.limits.take(ADDRESSES, request.user.mail);
      return app.write(request, async (tx, note) => {
        const row = await share(app, tx, { request, note });
        return { data: await shown(app, tx, row) };
      });
    },
  });

  app.route({
    ...contract.shareRevoke,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const { user, query } = request;
        const row = await shares.getLocked(tx, query.id, repository.ownedBy(user.id));
        const by = authorOf(app, request);
        if (statusOf(row, by.date) !== 'active') throw new ApiError('illegal-step');
        const revoked = await shares.update(tx, row.id, { values: { revoked_date: by.date }, by });
        await endSessionsOfShare(tx, app.clock.now(), row.id);
        await tellRevoked(app, tx, revoked, by);
        note({ event: 'user.share-revoked', obj_type: 'account_share', id_obj: row.id });
        return { data: await shown(app, tx, revoked) };
      }),
  });

  app.route({
    ...contract.shareList,
    handler: async ({ user, query }) => {
      const { rows, found } = await repository.findOwnPage(app.db, user.id, query);
      const names = await namesOf(
        app.db,
        rows.map(({ id_user_main }) => id_user_main),
      );
      const business = app.clock.business();
      const data = rows.map((row) =>
        presentShare(row, { name_main: names.get(row.id_user_main) ?? row.mail, business }),
      );
      return { data, count: found };
    },
  });

  app.route({
    ...contract.shareLog,
    handler: async ({ user, query }) => {
      const row = await shares.get(app.db, query.id, repository.ownedBy(user.id));
      const { rows, found } = await repository.findActs(app.db, row, query);
      return { data: rows.map(presentAct), count: found };
    },
  });
};

interface Sharing {
  request: FastifyRequest<{ Body: { mail: string } }>;
  note: Note;
}

/** One active share for a pair: a second one prolongs the first. */
async function share(app: FastifyInstance, tx: Tx, { request, note }: Sharing): Promise<ShareRow> {
  const { user, body } = request;
  const by = authorOf(app, request);
  // Shares of one account run one after another, so that a pair has one.
  await lockAccount(tx, user.id);
  const helper = await repository.findHelper(tx, body.mail, by.date);
  if (!helper || helper.id === user.id) throw new ApiError('object-no-exist', null, { status: 400 });

  const valid_to = new Date(by.date.getTime() + SHARE_DAYS * DAY_MS);
  const pair = { id_user: user.id, id_user_main: helper.id };
  const active = await repository.findActivePair(tx, { ...pair, business: by.date });
  const row = await store(tx, { active, values: { ...pair, mail: helper.mail, valid_to }, by });
  await tellShared(app, tx, row, by);
  const event = active ? 'user.share-prolonged' : 'user.share';
  note({ event, obj_type: 'account_share', id_obj: row.id, diff: { valid_to: valid_to.toISOString() } });
  return row;
}

interface Stored {
  active: ShareRow | undefined;
  values: Pick<ShareRow, 'id_user' | 'id_user_main' | 'mail' | 'valid_to'>;
  by: Author;
}

function store(tx: Tx, { active, values, by }: Stored): Promise<ShareRow> {
  if (!active) return shares.insert(tx, values, by);
  return shares.update(tx, active.id, { values: { valid_to: values.valid_to }, by });
}

async function shown(app: FastifyInstance, tx: Tx, row: ShareRow) {
  const names = await namesOf(tx, [row.id_user_main]);
  return presentShare(row, {
    name_main: names.get(row.id_user_main) ?? row.mail,
    business: app.clock.business(),
  });
}
