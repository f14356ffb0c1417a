import { contactMessages as contract } from '@urzad/contract';
import type { FastifyRequest } from 'fastify';
import type { ResourceRoutes } from '../../http/resource';
import { countOf } from '../../lists/count-limit';
import type { RecordSent } from '../mail-letters/public';
import { namesOf } from '../users/public';
import { rowsOfList, viewOf } from './contact-view';
import { answer, close, type DeskStep, openCase, reopen, take, takeDeskStep, takeOver } from './desk-steps';
import { countTabs, findMessagePage, findOwners } from './find-messages';
import { viewerOf, visibleTo } from './policy';
import { rows } from './step';

/** The desk of the office for what visitors write; an answer is a letter of the office. */
export const contactDeskRoutes =
  (recordSent: RecordSent): ResourceRoutes =>
  async (app) => {
    const answerTo = async ({ user }: FastifyRequest, id: number) => {
      const viewer = viewerOf(user);
      return { data: await viewOf(app.db, await rows.get(app.db, id, visibleTo(viewer)), viewer) };
    };
    const stepOn = async (request: FastifyRequest, id: number, step: DeskStep) => {
      await takeDeskStep(app, request, { id, ...step });
      return answerTo(request, id);
    };

    app.route({
      ...contract.get,
      handler: async ({ user, query }) => {
        const page = await findMessagePage(app.db, viewerOf(user), query);
        const data = await rowsOfList(app.db, page.rows);
        return { data, ...countOf(page.found), ...(page.next && { next: page.next }) };
      },
    });
    app.route({
      ...contract.counts,
      handler: async ({ user, query }) => ({ data: await countTabs(app.db, viewerOf(user), query) }),
    });
    app.route({
      ...contract.owners,
      handler: async ({ user }) => {
        const names = await namesOf(app.db, await findOwners(app.db, viewerOf(user)));
        const officers = [...names].map(([id, name]) => ({ id, name }));
        return { data: officers.toSorted((one, other) => one.name.localeCompare(other.name, 'pl')) };
      },
    });
    app.route({ ...contract.find, handler: (request) => answerTo(request, request.query.id) });

    app.route({ ...contract.take, handler: (request) => stepOn(request, request.query.id, take) });
    app.route({
      ...contract.takeover,
      handler: (request) => stepOn(request, request.query.id, takeOver(request.body)),
    });
    app.route({
      ...contract.answer,
      handler: (request) => stepOn(request, request.query.id, answer(request.body, recordSent)),
    });
    app.route({
      ...contract.opencase,
      handler: (request) => stepOn(request, request.query.id, openCase(request.body)),
    });
    app.route({
      ...contract.close,
      handler: (request) => stepOn(request, request.query.id, close(request.body)),
    });
    app.route({
      ...contract.reopen,
      handler: (request) => stepOn(request, request.query.id, reopen(request.body)),
    });
  };
