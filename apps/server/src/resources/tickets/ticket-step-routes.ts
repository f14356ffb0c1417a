import { tickets as contract } from '@urzad/contract';
import type { FastifyRequest } from 'fastify';
import type { ResourceRoutes } from '../../http/resource';
import { addTicket } from './add-ticket';
import { LETTERS_PER_ASKER, viewerOf, visibleToUser } from './policy';
import { rows } from './step';
import { type Step, takeAskerStep, takeDeskStep } from './take-ticket-step';
import { assign, close, edit, merge, reopen, take, takeOver } from './ticket-desk-steps';
import { answer, confirm, leaveNote, solve, unsolved, write } from './ticket-letter-steps';
import { viewOf } from './ticket-view';

/** Everything that changes a ticket. */
export const ticketStepRoutes: ResourceRoutes = async (app) => {
  const answerTo = async ({ user }: FastifyRequest, id: number) => {
    const record = await rows.get(app.db, id, visibleToUser(user));
    return { data: await viewOf(app, record, viewerOf(user, record)) };
  };
  const limitLetters = ({ user }: FastifyRequest) => app.limits.take(LETTERS_PER_ASKER, String(user.id));
  const ofAsker = async (request: FastifyRequest, id: number, step: Step) => {
    await takeAskerStep(app, request, id, step);
    return answerTo(request, id);
  };
  const ofDesk = async (request: FastifyRequest, id: number, step: Step) => {
    await takeDeskStep(app, request, id, step);
    return answerTo(request, id);
  };

  app.route({
    ...contract.add,
    handler: async (request) => {
      limitLetters(request);
      const { id } = await addTicket(app, request, request.body);
      return answerTo(request, id);
    },
  });
  app.route({
    ...contract.write,
    handler: (request) => {
      limitLetters(request);
      return ofAsker(request, request.query.id, write(request.body));
    },
  });
  app.route({ ...contract.confirm, handler: (request) => ofAsker(request, request.query.id, confirm) });
  app.route({
    ...contract.unsolved,
    handler: (request) => {
      limitLetters(request);
      return ofAsker(request, request.query.id, unsolved(request.body));
    },
  });

  app.route({ ...contract.take, handler: (request) => ofDesk(request, request.query.id, take) });
  app.route({
    ...contract.takeover,
    handler: (request) => ofDesk(request, request.query.id, takeOver(request.body)),
  });
  app.route({
    ...contract.assign,
    handler: (request) => ofDesk(request, request.query.id, assign(request.body)),
  });
  app.route({ ...contract.set, handler: (request) => ofDesk(request, request.query.id, edit(request.body)) });
  for (const step of ['answer', 'ask'] as const) {
    app.route({
      ...contract[step],
      handler: (request) => ofDesk(request, request.query.id, answer(step, request.body)),
    });
  }
  app.route({
    ...contract.note,
    handler: (request) => ofDesk(request, request.query.id, leaveNote(request.body)),
  });
  app.route({
    ...contract.solve,
    handler: (request) => ofDesk(request, request.query.id, solve(request.body)),
  });
  app.route({
    ...contract.close,
    handler: (request) => ofDesk(request, request.query.id, close(request.body)),
  });
  app.route({
    ...contract.merge,
    handler: (request) => ofDesk(request, request.query.id, merge(request.body)),
  });
  app.route({
    ...contract.reopen,
    handler: (request) => ofDesk(request, request.query.id, reopen(request.body)),
  });
};
