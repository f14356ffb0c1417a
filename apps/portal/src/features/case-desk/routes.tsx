import { portalPaths } from '@urzad/contract';

/** The screens of staff, which replace those of the applicant on the same paths (Order §7). */
export const caseDeskScreens: ReadonlyMap<string, string> = new Map([
  [portalPaths.officeCase, 'CaseDesk'],
  [portalPaths.officeCaseEdit, 'CaseEdit'],
]);
