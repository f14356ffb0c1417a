import type { ResourceRoutes } from '../../http/resource';
import { accountLockRoutes } from './account-lock-routes';
import { accountRoutes } from './account-routes';
import { defaultApplicationRoutes } from './default-application-routes';
import { factorRemovalRoutes } from './factor-removal-routes';
import { findRoutes } from './find-routes';
import { linkRoutes } from './link-routes';
import { lockRoutes } from './lock-routes';
import { loginRoutes } from './login-routes';
import { mailRoutes } from './mail-routes';
import { onlineRoutes } from './online-routes';
import { recoverRoutes } from './recover-routes';
import { registerRoutes } from './register-routes';
import { roleRoutes } from './role-routes';
import { secondFactorRoutes } from './second-factor-routes';
import { sessionRoutes } from './session-routes';
import { userLookupRoutes } from './user-lookup-routes';

/** Accounts and sessions (Order §2), one file for each group of actions. */
export const userRoutes: ResourceRoutes = async (app) => {
  await app.register(registerRoutes);
  await app.register(loginRoutes);
  await app.register(linkRoutes);
  await app.register(recoverRoutes);
  await app.register(findRoutes);
  await app.register(accountRoutes);
  await app.register(lockRoutes);
  await app.register(userLookupRoutes);
  await app.register(onlineRoutes);
  await app.register(defaultApplicationRoutes);
  await app.register(mailRoutes);
  await app.register(sessionRoutes);
  await app.register(accountLockRoutes);
  await app.register(secondFactorRoutes);
  await app.register(factorRemovalRoutes);
  await app.register(roleRoutes);
};
