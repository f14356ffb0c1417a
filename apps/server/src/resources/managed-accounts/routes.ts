import type { ResourceRoutes } from '../../http/resource';
import { managedAccountReadRoutes } from './account-read-routes';
import { managedAccountWriteRoutes } from './account-write-routes';
import { officeRoleReadRoutes } from './office-role-read-routes';
import { officeRoleWriteRoutes } from './office-role-write-routes';

/** Accounts as the office manages them, their roles and sessions (Process §2.18, §4). */
export const managedAccountRoutes: ResourceRoutes = async (app) => {
  await app.register(managedAccountReadRoutes);
  await app.register(managedAccountWriteRoutes);
  await app.register(officeRoleReadRoutes);
  await app.register(officeRoleWriteRoutes);
};
