import { cofundingContracts as contract } from '@urzad/contract';
import type { FastifyRequest } from 'fastify';
import type { ResourceRoutes } from '../../http/resource';
import { addContract } from './add-contract';
import { type ContractChange, changeContract } from './change-contract';
import { answerContract } from './contract-view';
import { initialContract } from './initial-contract';
import { PREPARED_CONTRACT as of } from './initials';
import { viewerOf } from './policy';
import { askInitials, returnToDraft, sendBack } from './prepared-steps';
import { setContract } from './set-contract';
import { prolong } from './term-steps';

/** Everything that the office changes of a contract before it is signed. */
export const contractStepRoutes: ResourceRoutes = async (app) => {
  const answerTo = ({ user }: FastifyRequest, id: number) => answerContract(app, id, viewerOf(user));
  const stepOn = async (request: FastifyRequest, change: ContractChange) => {
    await changeContract(app, request, change);
    return answerTo(request, change.id);
  };

  app.route({
    ...contract.add,
    handler: async (request) => {
      const { id } = await addContract(app, request, request.body);
      return answerTo(request, id);
    },
  });
  app.route({
    ...contract.set,
    handler: (request) => stepOn(request, setContract(request.query.id, request.body)),
  });
  app.route({
    ...contract.askInitials,
    handler: (request) => stepOn(request, askInitials(of, request.query.id, request.body)),
  });
  app.route({
    ...contract.initial,
    handler: async (request) => {
      const { id } = request.query;
      await initialContract(app, request, { id, ...request.body });
      return answerTo(request, id);
    },
  });
  app.route({
    ...contract.sendBack,
    handler: (request) => stepOn(request, sendBack(of, request.query.id, request.body)),
  });
  app.route({
    ...contract.returnToDraft,
    handler: (request) => stepOn(request, returnToDraft(of, request.query.id, request.body)),
  });
  app.route({
    ...contract.prolong,
    handler: (request) => stepOn(request, prolong(request.query.id, request.body)),
  });
};
