import type { ResourceRoutes } from '../../http/resource';
import { ticketReadRoutes } from './ticket-read-routes';
import { ticketStepRoutes } from './ticket-step-routes';

/** All endpoints of tickets. */
export const ticketRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);
  await app.register(ticketReadRoutes);
  await app.register(ticketStepRoutes);
};
