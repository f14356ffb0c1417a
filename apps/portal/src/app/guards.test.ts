import { describe, expect, it } from 'vitest';
import { type GuardedRoute, type GuardState, guardTarget } from './guards';

const complete = { isProfileComplete: true, hasAcceptedStatute: true };
const signedIn: GuardState = {
  hasToken: true,
  isOver: false,
  isLocked: false,
  storedVersion: '0.6.1',
  appVersion: '0.6.1',
  user: complete,
  may: () => true,
};
const signedOut: GuardState = { ...signedIn, hasToken: false, user: undefined, may: () => false };

const list: GuardedRoute = { path: '/cofundingregistrations', access: 'auth' };
const login: GuardedRoute = { path: '/login', access: 'guest' };
const link: GuardedRoute = { path: `/autologin/${'a'.repeat(43)}`, access: 'public' };
const home: GuardedRoute = { path: '/', access: 'public' };

describe('guardTarget', () => {
  it.each<[string, GuardedRoute, GuardState, string | undefined]>([
    ['lets a citizen in', list, signedIn, undefined],
    ['lets a guest sign in', login, signedOut, undefined],
    ['lets everybody see the home page', home, signedOut, undefined],
    ['leaves a mailed link open after a session', link, { ...signedIn, isOver: true }, undefined],
    [
      'leaves a mailed link open in an older portal',
      link,
      { ...signedOut, storedVersion: '0.6.0' },
      undefined,
    ],
    ['leaves a mailed link to who is signed in', link, signedIn, undefined],
    ['locks a mailed link', link, { ...signedIn, isLocked: true }, '/lockscreen'],
    ['locks every route', list, { ...signedIn, isLocked: true }, '/lockscreen'],
    [
      'leaves the lock screen open',
      { path: '/lockscreen', access: 'auth' },
      { ...signedIn, isLocked: true },
      undefined,
    ],
    [
      'leaves logout open while locked',
      { path: '/logout', access: 'auth' },
      { ...signedIn, isLocked: true },
      undefined,
    ],
    ['ignores a lock flag without a token', home, { ...signedOut, isLocked: true }, undefined],
    ['signs out what is left of a session', home, { ...signedIn, isOver: true, isLocked: true }, '/logout'],
    [
      'signs out what is left of a session once',
      { path: '/logout', access: 'auth' },
      { ...signedIn, isOver: true, storedVersion: '0.6.0' },
      undefined,
    ],
    ['signs out after a new version', list, { ...signedIn, storedVersion: '0.6.0' }, '/logout'],
    [
      'does not loop on logout',
      { path: '/logout', access: 'auth' },
      { ...signedIn, storedVersion: '0.6.0' },
      undefined,
    ],
    ['stores a first version without a logout', list, { ...signedIn, storedVersion: undefined }, undefined],
    ['sends a stranger home', list, signedOut, '/'],
    ['sends a signed-in person away from guest routes', login, signedIn, '/'],
    [
      'asks for the profile',
      home,
      { ...signedIn, user: { ...complete, isProfileComplete: false } },
      '/autocomplete',
    ],
    [
      'asks for the profile before the statute',
      home,
      { ...signedIn, user: { isProfileComplete: false, hasAcceptedStatute: false } },
      '/autocomplete',
    ],
    [
      'asks for the statute',
      list,
      { ...signedIn, user: { ...complete, hasAcceptedStatute: false } },
      '/statute',
    ],
    [
      'leaves the profile screen open',
      { path: '/autocomplete', access: 'auth' },
      { ...signedIn, user: { isProfileComplete: false, hasAcceptedStatute: false } },
      undefined,
    ],
    [
      'leaves the privacy policy open',
      { path: '/privacy-policy', access: 'public' },
      { ...signedIn, user: { ...complete, hasAcceptedStatute: false } },
      undefined,
    ],
    [
      'sends home whoever lacks a privilege',
      { path: '/users', access: 'auth', privileges: ['user_show'] },
      { ...signedIn, may: () => false },
      '/',
    ],
    [
      'puts the lock before the version',
      list,
      { ...signedIn, isLocked: true, storedVersion: '0.6.0' },
      '/lockscreen',
    ],
  ])('%s', (_fact, route, state, target) => {
    expect(guardTarget(route, state)).toBe(target);
  });
});
