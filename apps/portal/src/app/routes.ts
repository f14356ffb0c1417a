import type { AppRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';
import { aboutRoutes } from '../features/about/routes';
import { accountRoutes } from '../features/account/routes';
import { accountShareRoutes } from '../features/account-share/routes';
import { callRankingRoutes } from '../features/call-rankings/routes';
import { callSetupRoutes } from '../features/call-setups/routes';
import { caseDeskScreens } from '../features/case-desk/routes';
import { caseListScreens } from '../features/case-list/routes';
import { claimDeskScreens } from '../features/claim-desk/routes';
import { claimListScreens } from '../features/claim-list/routes';
import { coFundingRoutes } from '../features/cofunding-grants/routes';
import { memberRoutes } from '../features/cofunding-members/routes';
import { registrationRoutes } from '../features/cofunding-registrations/routes';
import { contactRoutes } from '../features/contact/routes';
import { contractDeskScreens } from '../features/contract-desk/routes';
import { contractListScreens } from '../features/contract-list/routes';
import { contractSigningRoutes } from '../features/contract-signing/routes';
import { homeRoutes } from '../features/home/routes';
import { legalRoutes } from '../features/legal/routes';
import { managedAccountRoutes } from '../features/managed-accounts/routes';
import { caseRoutes } from '../features/my-cases/routes';
import { claimRoutes } from '../features/my-claims/routes';
import { contractRoutes } from '../features/my-contracts/routes';
import { ownDataRoutes } from '../features/own-data/routes';
import { paymentRoutes } from '../features/payments/routes';
import { queueScreens } from '../features/registration-queue/routes';
import { reviewScreens } from '../features/registration-review/routes';
import { userGroupRoutes } from '../features/user-groups/routes';
import { verifyRoutes } from '../features/verify/routes';

/** In the layout of the present person. */
export const NOT_FOUND: AppRoute = {
  path: '*',
  access: 'public',
  layout: 'main',
  isStatic: true,
  screen: screen(() => import('./not-found'), 'NotFound'),
};

/** For an account without access to the system. */
export const NO_ACCESS: AppRoute = {
  path: '*',
  access: 'auth',
  layout: 'main',
  screen: screen(() => import('./no-access'), 'NoAccess'),
};

const staffScreens: ReadonlyMap<string, AppRoute['screen']> = new Map([
  ...queueScreens,
  ...reviewScreens,
  ...caseListScreens,
  ...caseDeskScreens,
  ...contractListScreens,
  ...contractDeskScreens,
  ...claimListScreens,
  ...claimDeskScreens,
]);

/** The routes of the portal. */
export const routes: readonly AppRoute[] = [
  ...homeRoutes,
  ...accountRoutes,
  ...accountShareRoutes,
  ...ownDataRoutes,
  ...legalRoutes,
  ...aboutRoutes,
  ...contactRoutes,
  ...verifyRoutes,
  ...registrationRoutes,
  ...caseRoutes,
  ...contractRoutes,
  ...callRankingRoutes,
  ...contractSigningRoutes,
  ...memberRoutes,
  ...coFundingRoutes,
  ...claimRoutes,
  ...callSetupRoutes,
  ...paymentRoutes,
  ...managedAccountRoutes,
  ...userGroupRoutes,
  NOT_FOUND,
].map(withStaffScreen);

/** Parents and staff have the same paths, each with screens of their own (Order §7). */
function withStaffScreen(route: AppRoute): AppRoute {
  const staffScreen = staffScreens.get(route.path);
  return staffScreen ? { ...route, staffScreen } : route;
}
