import { cofundingRegistrations as contract } from '@urzad/contract';
import { refuseActing } from '../../../http/refuse-acting';
import type { ResourceRoutes } from '../../../http/resource';
import { asOwner } from '../policy';
import { answerOwn } from '../reading/answer';
import * as registrations from '../repository';
import { ensureReceipt } from './receipt';
import { sendRegistration } from './send-registration';

export const registrationSendRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...contract.send,
    handler: async (request) => {
      refuseActing(request.user);
      const { id } = await sendRegistration(app, request, request.query.id);

      const viewer = asOwner(request.user);
      const record = await registrations.getById(app.db, id, viewer);
      await ensureReceipt(app, record, request.log);
      return answerOwn(app, request, id);
    },
  });
};
