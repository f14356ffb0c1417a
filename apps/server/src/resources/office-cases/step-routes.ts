import { officeCases as contract } from '@urzad/contract';
import type { FastifyRequest } from 'fastify';
import type { ResourceRoutes } from '../../http/resource';
import { addCase } from './add-case';
import { answerCase } from './case-view';
import { reopen, settle, withdraw } from './ending-steps';
import { answer, ask, extend, leaveNote, write } from './letter-steps';
import { assign, take, takeOver } from './officer-steps';
import { LETTERS_PER_APPLICANT, viewerOf } from './policy';
import { setCase } from './set-case';
import type { CaseSubjects } from './subjects';
import { type CaseStep, takeCaseStep } from './take-case-step';

/** Everything that changes a case. */
export function caseStepRoutes(subjects: CaseSubjects): ResourceRoutes {
  return async (app) => {
    const answerTo = ({ user }: FastifyRequest, id: number) =>
      answerCase({ app, subjects }, id, viewerOf(user));

    const stepOn = async (request: FastifyRequest, id: number, step: Omit<CaseStep, 'id'>) => {
      await takeCaseStep(app, request, { id, ...step });
      return answerTo(request, id);
    };

    const limitLetters = ({ user }: FastifyRequest) => {
      if (viewerOf(user).as === 'owner') app.limits.take(LETTERS_PER_APPLICANT, String(user.id));
    };

    app.route({
      ...contract.add,
      handler: async (request) => {
        limitLetters(request);
        const { id } = await addCase(app, request, { body: request.body, subjects });
        return answerTo(request, id);
      },
    });
    app.route({
      ...contract.set,
      handler: async (request) => {
        const { id } = request.query;
        await setCase(app, request, { id, body: request.body, subjects });
        return answerTo(request, id);
      },
    });

    app.route({
      ...contract.write,
      handler: (request) => {
        limitLetters(request);
        const send = viewerOf(request.user).as === 'owner' ? write : answer;
        return stepOn(request, request.query.id, send(request.body));
      },
    });
    app.route({
      ...contract.ask,
      handler: (request) => stepOn(request, request.query.id, ask(request.body)),
    });
    app.route({
      ...contract.note,
      handler: (request) => stepOn(request, request.query.id, leaveNote(request.body)),
    });
    app.route({
      ...contract.extend,
      handler: (request) => stepOn(request, request.query.id, extend(request.body)),
    });

    app.route({ ...contract.take, handler: (request) => stepOn(request, request.query.id, take) });
    app.route({
      ...contract.takeover,
      handler: (request) => stepOn(request, request.query.id, takeOver(request.body)),
    });
    app.route({
      ...contract.assign,
      handler: (request) => stepOn(request, request.query.id, assign(request.body)),
    });

    for (const step of ['close', 'refuse'] as const) {
      app.route({
        ...contract[step],
        handler: (request) => stepOn(request, request.query.id, settle(step, request.body, subjects)),
      });
    }
    app.route({
      ...contract.reopen,
      handler: (request) => stepOn(request, request.query.id, reopen(request.body)),
    });
    app.route({ ...contract.withdraw, handler: (request) => stepOn(request, request.query.id, withdraw) });
  };
}
