import { type PortalPath, portalPaths } from '@urzad/contract';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { AppRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

const OwnPanel = screen(() => import('./screens/own-panel'), 'OwnPanel');
const ToPanel = screen(() => import('./screens/to-panel'), 'ToPanel');
const MemberList = screen(() => import('./screens/member-list'), 'MemberList');
const MemberPage = screen(() => import('./screens/member-page'), 'MemberPage');

/** A parent is led to their own panel; the office lists participants and opens one (Process §1.3). */
export const memberRoutes: AppRoute[] = [
  { ...route(portalPaths.memberShow, OwnPanel), side: 'citizen' },
  { ...route(portalPaths.members, ToPanel), staffScreen: MemberList },
  { ...route(portalPaths.member, ToPanel), staffScreen: MemberPage },
];

function route(path: PortalPath, screen: LazyExoticComponent<ComponentType>): AppRoute {
  return { path, access: 'auth', layout: 'main', screen };
}
