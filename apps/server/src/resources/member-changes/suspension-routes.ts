import { cofundingGrants as contract } from '@urzad/contract';
import type { ResourceRoutes } from '../../http/resource';
import { type ClaimsOfMonths, grantViewerOf, viewOfGrantById } from '../cofunding-members/public';
import { resumeGrant } from './resume-grant';

/** Steps of the office on suspended co-funding. */
export const suspensionRoutes =
  (claimsOfMonths: ClaimsOfMonths): ResourceRoutes =>
  async (app) => {
    app.addHook('onRequest', app.requirePrivilege('cofunding_grant_edit'));

    app.route({
      ...contract.resume,
      handler: async (request) => {
        const { id } = await resumeGrant(app, request, { id: request.query.id, ...request.body });
        const viewer = grantViewerOf(request.user);
        return { data: await viewOfGrantById(app.db, id, { viewer, claimsOfMonths }) };
      },
    });
  };
