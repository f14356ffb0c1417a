import type { ResourceRoutes } from '../../http/resource';
import { ticketReadRoutes } from './read-routes';
import { ticketStepRoutes } from './step-routes';

/** All endpoints of tickets. */
export const ticketRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);
  await app.register(ticketReadRoutes);
  await app.register(ticketStepRoutes);
};
