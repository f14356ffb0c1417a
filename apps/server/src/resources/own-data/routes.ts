import type { ResourceRoutes } from '../../http/resource';
import { dataRoutes } from './data-routes';
import { deleteRoutes } from './delete-routes';
import { exportRoutes } from './export-routes';

/** The rights of a person to their own data: to see, to copy and to erase it (RODO art. 15, 17). */
export const ownDataRoutes: ResourceRoutes = async (app) => {
  await app.register(dataRoutes);
  await app.register(exportRoutes);
  await app.register(deleteRoutes);
};
