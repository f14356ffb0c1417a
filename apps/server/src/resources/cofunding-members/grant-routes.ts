import { cofundingGrants as contract, refOf } from '@urzad/contract';
import { ApiError } from '../../api-error';
import type { ResourceRoutes } from '../../http/resource';
import { countOf } from '../../lists/count-limit';
import { noteReading, readerOf } from '../../readings/readings';
import { grantsVisibleTo, grantViewerOf } from './policy';
import { countGrants, findGrantPage } from './reading/lists';
import { type ClaimsOfMonths, rowsOfGrants, viewOfGrant } from './reading/member-views';
import { grants } from './repository';

/** Co-funding, in the view of the participant or in that of the office. */
export const grantRoutes =
  (claimsOfMonths: ClaimsOfMonths): ResourceRoutes =>
  async (app) => {
    app.addHook('onRequest', app.requireUser);

    app.route({
      ...contract.get,
      handler: async ({ user, query }) => {
        const { rows, found, next } = await findGrantPage(app.db, grantViewerOf(user), query);
        return { data: await rowsOfGrants(app.db, rows), ...countOf(found), ...(next && { next }) };
      },
    });

    app.route({
      ...contract.counts,
      handler: async ({ user, query }) => {
        const viewer = grantViewerOf(user);
        if (viewer.as !== 'staff') throw new ApiError('no-privilege');
        return { data: await countGrants(app.db, viewer, query) };
      },
    });

    app.route({
      ...contract.find,
      handler: async (request) => {
        const viewer = grantViewerOf(request.user);
        const grant = await grants.get(app.db, request.query.id, grantsVisibleTo(viewer));
        const read = { id_person: grant.id_user, ...refOf('cofundinggrant', grant.id) };
        await noteReading(app, request, { reader: readerOf(request.user), read });
        return { data: await viewOfGrant(app.db, grant, { viewer, claimsOfMonths }) };
      },
    });
  };
