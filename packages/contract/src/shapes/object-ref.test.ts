import { expect, it } from 'vitest';
import { isPortalPath, pathOfNewLetter, pathOfObject } from '../portal-paths';
import { OBJ_TYPES, refOf } from './object-ref';

it('every kind of object has a screen', () => {
  const paths = OBJ_TYPES.map((type) => pathOfObject(refOf(type, 7)));

  expect(paths.filter((path) => !isPortalPath(path))).toEqual([]);
  expect(pathOfObject(refOf('cofundingregistration', 7))).toBe('/cofundingregistrations/7');
});

it('is named in the address of a letter about it', () => {
  expect(pathOfNewLetter(refOf('officecase', 7))).toBe('/email/new?object=officecase:7');
});
