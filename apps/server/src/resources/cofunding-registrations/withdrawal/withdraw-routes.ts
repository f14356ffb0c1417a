import { cofundingRegistrations as contract } from '@urzad/contract';
import type { ResourceRoutes } from '../../../http/resource';
import { answerOwn } from '../reading/answer';
import { withdrawRegistration } from './withdraw-registration';

export const registrationWithdrawRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...contract.withdraw,
    handler: async (request) => {
      const { query, body } = request;
      const { id } = await withdrawRegistration(app, request, { id: query.id, body });
      return answerOwn(app, request, id);
    },
  });
};
