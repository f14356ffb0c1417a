import { type ComponentType, lazy } from 'react';
import type { AppRoute, FeatureRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';
import { aboutRoutes } from '../features/about/routes';
import { accountRoutes } from '../features/account/routes';
import { accountShareRoutes } from '../features/account-share/routes';
import { calendarRoutes } from '../features/calendar/routes';
import { callRankingRoutes } from '../features/call-rankings/routes';
import { callSetupRoutes } from '../features/call-setups/routes';
import { caseDeskScreens } from '../features/case-desk/routes';
import { caseListScreens } from '../features/case-list/routes';
import { chatRoutes } from '../features/chat/routes';
import { claimDeskScreens } from '../features/claim-desk/routes';
import { claimListScreens } from '../features/claim-list/routes';
import { coFundingRoutes } from '../features/cofunding-grants/routes';
import { memberRoutes } from '../features/cofunding-members/routes';
import { registrationRoutes } from '../features/cofunding-registrations/routes';
import { contactRoutes } from '../features/contact/routes';
import { contactDeskRoutes, contactDeskScreens } from '../features/contact-desk/routes';
import { contractDeskScreens } from '../features/contract-desk/routes';
import { contractListScreens } from '../features/contract-list/routes';
import { contractSigningRoutes } from '../features/contract-signing/routes';
import { dashboardScreens } from '../features/dashboard/routes';
import { documentRoutes } from '../features/documents/routes';
import { homeRoutes } from '../features/home/routes';
import { legalRoutes } from '../features/legal/routes';
import { libraryRoutes } from '../features/libraries/routes';
import { logRoutes } from '../features/logs/routes';
import { mailRoutes } from '../features/mail/routes';
import { managedAccountRoutes } from '../features/managed-accounts/routes';
import { caseRoutes } from '../features/my-cases/routes';
import { claimRoutes } from '../features/my-claims/routes';
import { contractRoutes } from '../features/my-contracts/routes';
import { ownDataRoutes } from '../features/own-data/routes';
import { paymentRoutes } from '../features/payments/routes';
import { queueScreens } from '../features/registration-queue/routes';
import { reviewScreens } from '../features/registration-review/routes';
import { reportRoutes } from '../features/reports/routes';
import { retentionRoutes } from '../features/retention/routes';
import { sentNoticeRoutes } from '../features/sent-notices/routes';
import { settingsRoutes } from '../features/settings/routes';
import { taskRoutes } from '../features/tasks/routes';
import { ticketRoutes, ticketScreens } from '../features/tickets/routes';
import { userGroupRoutes } from '../features/user-groups/routes';
import { verifyRoutes } from '../features/verify/routes';
import { workBoardRoutes } from '../features/work-board/routes';

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

const staffScreens: ReadonlyMap<string, string> = new Map([
  ...dashboardScreens,
  ...queueScreens,
  ...reviewScreens,
  ...caseListScreens,
  ...caseDeskScreens,
  ...contractListScreens,
  ...contractDeskScreens,
  ...claimListScreens,
  ...claimDeskScreens,
  ...contactDeskScreens,
  ...ticketScreens,
]);

const ofFeatures: readonly FeatureRoute[] = [
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
  ...contactDeskRoutes,
  ...documentRoutes,
  ...mailRoutes,
  ...chatRoutes,
  ...paymentRoutes,
  ...logRoutes,
  ...managedAccountRoutes,
  ...userGroupRoutes,
  ...retentionRoutes,
  ...taskRoutes,
  ...sentNoticeRoutes,
  ...libraryRoutes,
  ...settingsRoutes,
  ...reportRoutes,
  ...ticketRoutes,
  ...workBoardRoutes,
  ...calendarRoutes,
];

const isOfOffice = ({ side }: FeatureRoute) => side === 'staff';

/** The screens that routes name: those of the office, and those beside them. */
export const officeNames: readonly string[] = [
  ...ofFeatures.filter(isOfOffice).map(({ screen: own }) => String(own)),
  ...staffScreens.values(),
];
export const ownNames: readonly string[] = ofFeatures
  .filter((route) => !isOfOffice(route))
  .flatMap(({ screen: own, staffScreen }) => [own, staffScreen])
  .filter((own) => typeof own === 'string');

/** The routes of the portal. */
export const routes: readonly AppRoute[] = [...ofFeatures.map(withScreens), NOT_FOUND];

/** Parents and staff have the same paths, each with screens of their own (Order §7). */
function withScreens(feature: FeatureRoute): AppRoute {
  const { screen: own, staffScreen, ...route } = feature;
  const ofStaff = staffScreens.get(route.path);
  return {
    ...route,
    screen: typeof own !== 'string' ? own : isOfOffice(feature) ? officeScreen(own) : ownScreen(own),
    ...(staffScreen && { staffScreen: ownScreen(staffScreen) }),
    ...(ofStaff && { staffScreen: officeScreen(ofStaff) }),
  };
}

function officeScreen(name: string): AppRoute['screen'] {
  return lazy(async () => loaded(name, (await import('./office-screens')).OFFICE_SCREENS));
}

function ownScreen(name: string): AppRoute['screen'] {
  return lazy(async () => loaded(name, (await import('./own-screens')).OWN_SCREENS));
}

async function loaded(name: string, screens: Readonly<Record<string, () => Promise<ComponentType>>>) {
  const load = screens[name];
  if (!load) throw new Error(`app/office-screens.ts and app/own-screens.ts have no ${name}.`);
  return { default: await load() };
}
