import { boardNotes as contract } from '@urzad/contract';
import { EDIT_BOARDS, SEE_BOARDS } from '@urzad/grants';
import type { FastifyRequest } from 'fastify';
import type { ResourceRoutes } from '../../http/resource';
import { countOf } from '../../lists/count-limit';
import { findNotePage, viewOf } from './find-notes';
import { visibleTo } from './policy';
import { addNote, checkPoint, endNote, moveNote, removeNote, rows, setNote } from './write-note';

/** Notes that people write on the boards. */
export const boardNoteRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requirePrivilege(SEE_BOARDS));
  const mayWrite = { onRequest: app.requirePrivilege(EDIT_BOARDS) };
  const answerTo = async ({ user }: FastifyRequest, id: number) => {
    const row = await rows.get(app.db, id, visibleTo(user));
    return { data: await viewOf(app.db, row, user) };
  };

  app.route({
    ...contract.get,
    handler: async ({ user, query }) => {
      const { notes, next, found } = await findNotePage(app.db, user, query);
      return { data: notes, ...countOf(found), ...(next && { next }) };
    },
  });
  app.route({
    ...contract.add,
    ...mayWrite,
    handler: async (request) => answerTo(request, await addNote(app, request, request.body)),
  });
  app.route({
    ...contract.set,
    ...mayWrite,
    handler: async (request) => {
      await setNote(app, request, request.body);
      return answerTo(request, request.query.id);
    },
  });
  app.route({
    ...contract.move,
    ...mayWrite,
    handler: async (request) => {
      await moveNote(app, request, request.body);
      return answerTo(request, request.query.id);
    },
  });
  app.route({
    ...contract.check,
    ...mayWrite,
    handler: async (request) => {
      await checkPoint(app, request, request.body);
      return answerTo(request, request.query.id);
    },
  });
  for (const step of ['done', 'reopen'] as const) {
    app.route({
      ...contract[step],
      ...mayWrite,
      handler: async (request) => {
        await endNote(app, request, step, request.body);
        return answerTo(request, request.query.id);
      },
    });
  }
  app.route({
    ...contract.delete,
    ...mayWrite,
    handler: async (request) => {
      await removeNote(app, request, request.body);
      return { data: null };
    },
  });
};
