import { mailLetters as contract } from '@urzad/contract';
import { SEE_CONTACT, SEE_MAIL, SEND_MAIL } from '@urzad/grants';
import { and, inArray, ne } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { ResourceRoutes } from '../../http/resource';
import { user as account } from '../../identity/table';
import { countOf } from '../../lists/count-limit';
import type { CaseSubjects } from '../office-cases/public';
import { findPeople } from '../users/public';
import { fileLetter } from './file-letter';
import { countWaiting, findFolderPage } from './find-letters';
import { findRefusedPage, refusedView } from './incoming/find-refused';
import { rowsOfFolder, subjectOf, threadOf } from './letter-view';
import { eraseLetters, markLetters, restoreLetters, trashLetters } from './move-letters';
import { mailHolders } from './recipients';
import { sendIn } from './send-letter';
import { personOf, writeLetter } from './write-letter';

/** Letters between people of the office, to applicants and outside. */
export function mailLetterRoutes(subjects: CaseSubjects): ResourceRoutes {
  return async (app) => {
    app.addHook('onRequest', app.requirePrivilege(SEE_MAIL));
    const mayWrite = { onRequest: app.requirePrivilege(SEND_MAIL) };
    const answerTo = async ({ user }: FastifyRequest, id: number) => ({
      data: await threadOf(app, user, id),
    });
    const send = sendIn(subjects);

    app.route({
      ...contract.get,
      handler: async ({ user, query }) => {
        const page = await findFolderPage(app.db, user, query);
        const data = await rowsOfFolder(app.db, page.rows);
        return { data, ...countOf(page.found), ...(page.next && { next: page.next }) };
      },
    });
    app.route({
      ...contract.counts,
      handler: async ({ user, query }) => ({ data: await countWaiting(app.db, user, query) }),
    });
    app.route({
      ...contract.refused,
      // It names senders: only who receives letters from outside may see them.
      onRequest: app.requirePrivilege(SEE_CONTACT),
      handler: async ({ user, query }) => {
        const page = await findRefusedPage(app.db, user, query);
        const data = page.rows.map(refusedView);
        return { data, ...countOf(page.found), ...(page.next && { next: page.next }) };
      },
    });
    app.route({ ...contract.find, handler: (request) => answerTo(request, request.query.id) });
    app.route({
      ...contract.about,
      ...mayWrite,
      handler: async ({ user, query }) => ({ data: await subjectOf(app.db, user, query) }),
    });
    app.route({
      ...contract.recipients,
      ...mayWrite,
      handler: async ({ user, query }) => {
        const { obj_type, id_obj } = query;
        const holders = await mailHolders(app.db, { ...user, now: app.clock.business() });
        // Of an object that they do not see nobody is offered: they may be passing a letter on.
        const person =
          obj_type && id_obj ? await personOf(app.db, user, { obj_type, id_obj }, true) : undefined;
        const among = [...holders, ...(person === undefined ? [] : [person])];
        return findPeople(app.db, query, and(inArray(account.id, among), ne(account.id, user.id)));
      },
    });

    app.route({
      ...contract.save,
      ...mayWrite,
      handler: async (request) => {
        const id = await writeLetter(app, request, request.body, async ({ letter }, { note }) => {
          note({ event: 'mailletter.save', obj_type: 'mailletter', id_obj: letter.id });
        });
        return answerTo(request, id);
      },
    });
    app.route({
      ...contract.send,
      ...mayWrite,
      handler: async (request) => answerTo(request, await writeLetter(app, request, request.body, send)),
    });

    app.route({
      ...contract.read,
      handler: async (request) => {
        await markLetters(app, request, request.body);
        return { data: null };
      },
    });
    app.route({
      ...contract.trash,
      handler: async (request) => {
        await trashLetters(app, request, request.body);
        return { data: null };
      },
    });
    app.route({
      ...contract.restore,
      handler: async (request) => {
        await restoreLetters(app, request, request.body.ids);
        return { data: null };
      },
    });
    app.route({
      ...contract.erase,
      handler: async (request) => {
        await eraseLetters(app, request, request.body.ids);
        return { data: null };
      },
    });
    app.route({
      ...contract.file,
      handler: async (request) => {
        const { id } = request.query;
        await fileLetter(app, request, { id, id_officecase: request.body.id_officecase });
        return answerTo(request, id);
      },
    });
  };
}
