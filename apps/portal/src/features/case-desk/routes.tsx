import { portalPaths } from '@urzad/contract';
import type { ComponentType, LazyExoticComponent } from 'react';
import { screen } from '#shared/routing/screen';

/** The screens of staff, which replace those of the applicant on the same paths (Order §7). */
export const caseDeskScreens: ReadonlyMap<string, LazyExoticComponent<ComponentType>> = new Map([
  [portalPaths.officeCase, screen(() => import('./screens/case-desk'), 'CaseDesk')],
  [portalPaths.officeCaseEdit, screen(() => import('./screens/case-edit'), 'CaseEdit')],
]);
