import type { ResourceRoutes } from '../../http/resource';
import { actRoutes } from './act-routes';
import { shareRoutes } from './share-routes';

/** Sharing an account with the office, and acting with a share (Order §2). */
export const accountShareRoutes: ResourceRoutes = async (app) => {
  await app.register(shareRoutes);
  await app.register(actRoutes);
};
