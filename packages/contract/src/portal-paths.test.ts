import { describe, expect, it } from 'vitest';
import { isIdInAddress, isPortalPath, pathTo, portalPaths } from './portal-paths';

describe('isPortalPath', () => {
  it.each([
    '/',
    '/login',
    '/login/',
    '/Login',
    '/privacy-policy',
    '/selfcheck',
    '/cofundingregistrations',
    '/cofundingregistrations/sendshow',
    '/cofundingregistrations/12',
    '/cofundingregistrations/2147483647/edit',
    '/cofundingregistrations/clausesign/3',
    '/officecases/7/edit',
    '/officecases/new/cofundingregistration/12',
    '/officecases/new/general/0',
    '/verify/DOK-2027-000123',
  ])('knows %s', (pathname) => {
    expect(isPortalPath(pathname)).toBe(true);
  });

  it.each([
    '/nie-ma-takiej-strony',
    '/loginx',
    '/x/login',
    '/login/12',
    '/cofundingregistrations/abc',
    '/cofundingregistrations/0',
    '/cofundingregistrations/-1',
    '/cofundingregistrations/12.5',
    '/cofundingregistrations/12/send',
    '/cofundingregistrations/clausesign',
    '/cofundingregistrations/:id',
    '/officecases/new/general/12',
    '/officecases/new/cofundingregistration/0',
    '/officecases/new/careprovider/12',
    '/verify',
    '/verify/DOK/2027/000123',
    '/verify/12',
    '//evil.example',
    '',
  ])('knows no %s', (pathname) => {
    expect(isPortalPath(pathname)).toBe(false);
  });
});

describe('the address of one thing', () => {
  it.each([
    [portalPaths.registration, '/cofundingregistrations/12'],
    [portalPaths.registrationEdit, '/cofundingregistrations/12/edit'],
    [portalPaths.clauseSign, '/cofundingregistrations/clausesign/12'],
  ])('by %s is %s', (path, address) => {
    expect(pathTo(path, 12)).toBe(address);
  });

  it('takes positive whole numbers for ids', () => {
    expect(['1', '2147483647'].every(isIdInAddress)).toBe(true);
    expect(['', '0', '-1', 'abc', '1.5', '01', '12345678901'].some(isIdInAddress)).toBe(false);
  });
});
