import { portalPaths } from '@urzad/contract';
import { describe, expect, it } from 'vitest';
import { NOT_FOUND, routes } from './routes';

describe('the map of the portal', () => {
  it('has one screen at every address that the server answers, and none elsewhere', () => {
    const known = routes.filter((route) => route !== NOT_FOUND).map(({ path }) => path);
    expect(known.toSorted()).toEqual(Object.values(portalPaths).toSorted());
  });
});
