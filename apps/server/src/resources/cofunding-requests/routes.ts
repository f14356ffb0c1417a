import { cofundingRequests as contract } from '@urzad/contract';
import type { ResourceRoutes } from '../../http/resource';
import { countOf } from '../../lists/count-limit';
import { countClaims, findClaimPage } from './claim-list';
import { noteClaimRead, rowsOfClaims, viewOfClaim } from './claim-view';
import { draftClaimRoutes } from './draft/draft-claim-routes';
import { claimOfficeRoutes } from './office/office-step-routes';
import { staffViewerOf, viewerOf, visibleTo } from './policy';
import { claims } from './repository';
import { ensureClaimReceipt } from './signing/claim-receipt';
import { claimSignRoutes } from './signing/claim-sign-routes';

/** Endpoints of claims: lists and single ones, in the view of the parent or of the office, and the steps of both. */
export const cofundingRequestRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);
  await app.register(claimOfficeRoutes);

  app.route({
    ...contract.get,
    handler: async ({ user, query }) => {
      const viewer = viewerOf(user);
      const { rows, found, next } = await findClaimPage(app.db, viewer, query);
      return { data: await rowsOfClaims(app.db, rows, viewer), ...countOf(found), ...(next && { next }) };
    },
  });

  app.route({
    ...contract.counts,
    handler: async ({ user, query }) => ({ data: await countClaims(app.db, staffViewerOf(user), query) }),
  });

  app.route({
    ...contract.find,
    handler: async (request) => {
      const viewer = viewerOf(request.user);
      const record = await claims.get(app.db, request.query.id, visibleTo(viewer));
      await noteClaimRead(app, request, record);
      await ensureClaimReceipt(app, record, request.log);
      return { data: await viewOfClaim(app, record, viewer) };
    },
  });

  await app.register(draftClaimRoutes);
  await app.register(claimSignRoutes);
};
