import { cofundingRegistrations as contract } from '@urzad/contract';
import type { ResourceRoutes } from '../../../http/resource';
import { answerOwn } from '../reading/answer';
import { type OnWithdrawn, withdrawRegistration } from './withdraw-registration';

export function registrationWithdrawRoutes(onWithdrawn: OnWithdrawn): ResourceRoutes {
  return async (app) => {
    app.route({
      ...contract.withdraw,
      handler: async (request) => {
        const { query, body } = request;
        const { id } = await withdrawRegistration(app, request, { id: query.id, body, onWithdrawn });
        return answerOwn(app, request, id);
      },
    });
  };
}
