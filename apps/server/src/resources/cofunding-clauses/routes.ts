import { cofundingClauses as contract } from '@urzad/contract';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import type { ResourceRoutes } from '../../http/resource';
import { presentedDocument } from '../documents/public';
import { namesOf } from '../users/public';
import { acknowledge } from './acknowledge';
import { present } from './presenter';
import * as clauses from './repository';

/** Information clauses of the caller's own registrations. */
export const cofundingClauseRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);

  const answerFor = async (row: clauses.ClauseRow) => ({
    data: present(row, await presentedDocument(app.db, row.id_document, app)),
  });

  app.route({
    ...contract.find,
    handler: async ({ user, query }) => answerFor(await clauses.getOwn(app.db, { id: query.id, user })),
  });

  app.route({
    ...contract.sign,
    onRequest: app.requireCitizen,
    handler: async (request) => {
      const { user, body, query, session } = request;
      // Only the person themselves confirms having read the text, never staff acting for them.
      if (user.id_user_main !== null) throw new ApiError('no-privilege', { reason: 'acting' });

      const own = { id: query.id, user };
      await app.write(request, async (tx, note) => {
        const row = await clauses.getOwnLocked(tx, own);
        if (row.status === 'signed') return null;

        const names = await namesOf(tx, [user.id]);
        await acknowledge(
          tx,
          {
            row,
            sha256: body.sha256,
            name: names.get(user.id) ?? '',
            id_session: session?.id ?? null,
            user_agent: request.headers['user-agent'] ?? null,
            now: app.clock.now(),
          },
          { ...authorOf(app, request), id: user.id },
        );
        note({ event: 'cofundingclause.sign', obj_type: 'cofundingclause', id_obj: row.id });
        return null;
      });

      return answerFor(await clauses.getOwn(app.db, own));
    },
  });
};
