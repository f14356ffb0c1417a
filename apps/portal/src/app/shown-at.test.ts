import { describe, expect, it } from 'vitest';
import { type GuardState, guardTarget } from './guards';
import { NO_ACCESS, NOT_FOUND, routes } from './routes';
import { shownAt } from './shown-at';

const citizen = { id: undefined, isStaff: false };
const staff = { id: undefined, isStaff: true };

function routeAt(path: string) {
  const found = routes.find((route) => route.path === path);
  if (!found) throw new Error(`no route at ${path}`);
  return found;
}

describe('a path of the parents’ own', () => {
  it.each([
    '/account/share',
    '/cofundingregistrations/start',
    '/cofundingregistrations/new',
    '/cofundingregistrations/sign',
    '/cofundingregistrations/sendshow',
    '/cofundingregistrations/:id/edit',
    '/cofundingregistrations/clausesign/:id',
  ])('leads the office nowhere, in the frame of the office: %s', (path) => {
    const { route, layout } = shownAt(routeAt(path), staff);
    expect([route, layout]).toEqual([NOT_FOUND, 'application']);
    expect(shownAt(routeAt(path), citizen)).toMatchObject({ route: routeAt(path), layout: 'main' });
  });
});

describe('a path of both sides', () => {
  it.each([
    ['/', 'home'],
    ['/cofundingregistrations', 'main'],
    ['/cofundingregistrations/:id', 'main'],
  ])('shows each its own screen in its own frame: %s', (path, layout) => {
    const route = routeAt(path);
    expect(shownAt(route, staff)).toEqual({ route, screen: route.staffScreen, layout: 'application' });
    expect(shownAt(route, citizen)).toEqual({ route, screen: route.screen, layout });
  });
});

describe('a path of everybody', () => {
  it('is the same page to the office', () => {
    const statute = routeAt('/statute');
    expect(shownAt(statute, staff)).toEqual(shownAt(statute, citizen));
  });
});

describe('an address that leads nowhere', () => {
  it.each([
    ['office', staff, 'application'],
    ['parents', citizen, 'main'],
  ])('stays in the frame of the %s', (_side, visit, layout) => {
    expect(shownAt(NOT_FOUND, visit)).toMatchObject({ route: NOT_FOUND, layout });
    const registration = routeAt('/cofundingregistrations/:id');
    expect(shownAt(registration, { ...visit, id: 'abc' })).toMatchObject({ route: NOT_FOUND, layout });
    expect(shownAt(registration, { ...visit, id: '12' }).route).toBe(registration);
  });
});

describe('a visitor', () => {
  const visitor = { isStaff: undefined };
  const signedOut: GuardState = {
    ...{ hasToken: false, isOver: false, isLocked: false, user: undefined, may: () => false },
    ...{ storedVersion: '1.0.0', appVersion: '1.0.0' },
  };

  it.each(routes.filter(({ access }) => access === 'auth').map((route) => [route.path, route] as const))(
    'is asked to sign in, whosever the address is: %s',
    (path, route) => {
      const visit = {
        ...visitor,
        id: path.includes(':id') ? '12' : undefined,
        obj_type: path.includes(':obj_type') ? 'cofundingregistration' : undefined,
      };
      const { route: shown } = shownAt(route, visit);
      expect(shown).toBe(route);
      expect(guardTarget(shown, signedOut)).toBe('/');
    },
  );

  it('is told of an address that is nobody’s', () => {
    expect(shownAt(routeAt('/invoices/:id'), { ...visitor, id: 'abc' }).route).toBe(NOT_FOUND);
  });
});

describe('the address of a new case', () => {
  it.each([
    ['general', '0', true],
    ['general', '7', false],
    ['cofundingregistration', '7', true],
    ['cofundingregistration', '0', false],
    ['cofundingregistration', 'abc', false],
    ['user', '7', false],
  ])('names an object that cases are about: %s/%s', (obj_type, id, isKnown) => {
    const route = routeAt('/officecases/new/:obj_type/:id');
    expect(shownAt(route, { ...citizen, obj_type, id }).route === route).toBe(isKnown);
    expect(shownAt(route, { ...staff, obj_type, id }).route === route).toBe(isKnown);
  });
});

describe('an account without access to the system', () => {
  const sides = [citizen, staff].map((visit) => ({ ...visit, hasAccess: false }));

  it.each(routes.filter(({ access }) => access === 'auth').map((route) => [route.path, route] as const))(
    'opens nothing but itself: %s',
    (path, route) => {
      const isOfAccount = /^\/(account(\/edit)?|autocomplete|lockscreen|logout|rodo)$/.test(path);
      for (const visit of sides) {
        const { route: shown, layout } = shownAt(route, visit);
        expect(shown).toBe(isOfAccount ? route : NO_ACCESS);
        expect(layout).toBe(shown.layout);
      }
    },
  );

  it('opens public pages, also the office’s, in the public frame', () => {
    for (const path of ['/', '/statute', '/accessibility']) {
      const route = routeAt(path);
      for (const visit of sides) {
        expect(shownAt(route, visit)).toEqual({ route, screen: route.screen, layout: route.layout });
      }
    }
  });
});
