import { type PortalPath, portalPaths } from '@urzad/contract';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { AppRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

const ToOwnPanel = screen(() => import('./screens/to-own-panel'), 'ToOwnPanel');
const CoFundingList = screen(() => import('./screens/co-funding-list'), 'CoFundingList');
const CoFundingPage = screen(() => import('./screens/co-funding-page'), 'CoFundingPage');

/** One co-funding is the same page on both sides; the list is that of the office (Process §1.3). */
export const coFundingRoutes: AppRoute[] = [
  { ...route(portalPaths.coFundings, ToOwnPanel), staffScreen: CoFundingList },
  { ...route(portalPaths.coFunding, CoFundingPage), staffScreen: CoFundingPage },
];

function route(path: PortalPath, screen: LazyExoticComponent<ComponentType>): AppRoute {
  return { path, access: 'auth', layout: 'main', screen };
}
