import { portalPaths } from '@urzad/contract';
import { describe, expect, it } from 'vitest';
import { OFFICE_SCREENS } from './office-screens';
import { OWN_SCREENS } from './own-screens';
import { NOT_FOUND, officeNames, ownNames, routes } from './routes';

describe('the map of the portal', () => {
  it('has one screen at every address that the server answers, and none elsewhere', () => {
    const known = routes.filter((route) => route !== NOT_FOUND).map(({ path }) => path);
    expect(known.toSorted()).toEqual(Object.values(portalPaths).toSorted());
  });

  it('names privileges at every path of the office alone, which the guard asks for', () => {
    const ofOffice = routes.filter(({ side }) => side === 'staff');
    expect(ofOffice.filter(({ privileges = [] }) => privileges.length === 0)).toEqual([]);
  });

  it('names none where parents have a screen too: there the screen says what is missing', () => {
    const shared = routes.filter(({ staffScreen }) => staffScreen !== undefined);
    expect(shared.filter(({ privileges }) => privileges !== undefined)).toEqual([]);
  });

  it('has a file for each screen that a route names', () => {
    expect([...new Set(officeNames)].toSorted()).toEqual(Object.keys(OFFICE_SCREENS).toSorted());
    expect([...new Set(ownNames)].toSorted()).toEqual(Object.keys(OWN_SCREENS).toSorted());
  });
});
