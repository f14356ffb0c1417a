import { cofundingAnnexes as annex } from '@urzad/contract';
import type { ResourceRoutes } from '../../http/resource';
import { countOf } from '../../lists/count-limit';
import { CONTRACTS_PER_USER, staffViewerOf, viewerOf } from '../cofunding-contracts/public';
import { countTabs, findAnnexPage } from './annex-list';
import { annexSigningRoutes } from './annex-signing-routes';
import { annexStepRoutes } from './annex-step-routes';
import { noteAnnexRead, rowsOfList, viewOf } from './annex-view';
import { printAnnex } from './make-annex';
import { visibleTo } from './policy';
import { rows } from './repository';

/** Endpoints of annexes: lists and single ones, in the view of the parent or of the office, and their preparation. */
export const cofundingAnnexRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);
  await app.register(annexSigningRoutes);

  app.route({
    ...annex.get,
    handler: async ({ user, query }) => {
      const viewer = viewerOf(user);
      const page = await findAnnexPage(app.db, { viewer, now: app.clock.business() }, query);
      const data = await rowsOfList(app, page.rows, viewer);
      return { data, ...countOf(page.found), ...(page.next && { next: page.next }) };
    },
  });

  app.route({
    ...annex.counts,
    handler: async ({ user, query }) => {
      const viewer = staffViewerOf(user);
      return { data: await countTabs(app.db, { viewer, now: app.clock.business() }, query) };
    },
  });

  app.route({
    ...annex.find,
    handler: async (request) => {
      const viewer = viewerOf(request.user);
      const record = await rows.get(app.db, request.query.id, visibleTo(viewer));
      await noteAnnexRead(app, request, record);
      return { data: await viewOf(app, record, viewer) };
    },
  });

  app.route({
    ...annex.preview,
    handler: async (request) => {
      const viewer = staffViewerOf(request.user);
      const record = await rows.get(app.db, request.query.id, visibleTo(viewer));
      app.limits.take(CONTRACTS_PER_USER, String(viewer.id_user));
      await noteAnnexRead(app, request, record);
      return { data: await printAnnex(app, record) };
    },
  });

  await app.register(annexStepRoutes);
};
