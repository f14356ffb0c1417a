import { cofundingContracts as contract } from '@urzad/contract';
import type { ResourceRoutes } from '../../http/resource';
import { countOf } from '../../lists/count-limit';
import { countTabs, findContractPage } from './contract-list';
import { contractStepRoutes } from './contract-step-routes';
import { noteContractRead, rowsOfList, viewOf } from './contract-view';
import { printContract } from './make-contract';
import { CONTRACTS_PER_USER, staffViewerOf, viewerOf, visibleTo } from './policy';
import { rows } from './repository';
import { contractSigningRoutes } from './signing/routes';

/** Endpoints of contracts: lists and single ones, in the view of the parent or of the office, and their preparation. */
export const cofundingContractRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);
  await app.register(contractSigningRoutes);

  app.route({
    ...contract.get,
    handler: async ({ user, query }) => {
      const viewer = viewerOf(user);
      const page = await findContractPage(app.db, { viewer, now: app.clock.business() }, query);
      const data = await rowsOfList(app, page.rows, viewer);
      return { data, ...countOf(page.found), ...(page.next && { next: page.next }) };
    },
  });

  app.route({
    ...contract.counts,
    handler: async ({ user, query }) => {
      const viewer = staffViewerOf(user);
      return { data: await countTabs(app.db, { viewer, now: app.clock.business() }, query) };
    },
  });

  app.route({
    ...contract.find,
    handler: async (request) => {
      const viewer = viewerOf(request.user);
      const record = await rows.get(app.db, request.query.id, visibleTo(viewer));
      await noteContractRead(app, request, record);
      return { data: await viewOf(app, record, viewer) };
    },
  });

  app.route({
    ...contract.preview,
    handler: async (request) => {
      const viewer = staffViewerOf(request.user);
      const record = await rows.get(app.db, request.query.id, visibleTo(viewer));
      app.limits.take(CONTRACTS_PER_USER, String(viewer.id_user));
      await noteContractRead(app, request, record);
      return { data: await printContract(app, record) };
    },
  });

  await app.register(contractStepRoutes);
};
