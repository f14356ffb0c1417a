import { describe, expect, it } from 'vitest';
import { indexAfterKey, indexByText, levelAt, type MenuItem, visibleItems } from './menu-tree';

const MENU: readonly MenuItem[] = [
  { id: 'users', label: 'Użytkownicy', requiresPrivileges: 'user_show' },
  {
    id: 'settings',
    label: 'Ustawienia',
    divide: true,
    items: [
      { id: 'roles', label: 'Role', requiresPrivileges: 'user_show,user_role_show' },
      { id: 'logs', label: 'Logi', requiresPrivileges: 'base_log' },
    ],
  },
  { id: 'logout', label: 'Wyloguj się', divide: true },
];

const idsOf = (items: readonly MenuItem[]) => items.map((item) => item.id);

describe('visibleItems', () => {
  it.each([
    [
      'everything with every privilege',
      ['user_show', 'user_role_show', 'base_log'],
      ['users', 'settings', 'logout'],
    ],
    ['no group whose entries are all hidden', ['user_show'], ['users', 'logout']],
    ['what needs nothing', [], ['logout']],
  ])('shows %s', (_rule, privileges, expected) => {
    expect(idsOf(visibleItems(MENU, privileges))).toEqual(expected);
  });

  it('asks for every privilege of a list', () => {
    const [, settings] = visibleItems(MENU, ['user_show', 'base_log']);
    expect(idsOf(settings?.items ?? [])).toEqual(['logs']);
  });

  it('draws no line above the first item left', () => {
    expect(visibleItems(MENU, [])[0]?.divide).toBe(false);
  });
});

describe('levelAt', () => {
  it('is the top without a path', () => {
    expect(levelAt(MENU, [])).toEqual({ parent: undefined, items: MENU });
  });

  it('goes down by ids', () => {
    expect(idsOf(levelAt(MENU, ['settings']).items)).toEqual(['roles', 'logs']);
  });

  it('stops where the path leads to no group', () => {
    expect(levelAt(MENU, ['logout']).parent).toBeUndefined();
  });
});

describe('indexAfterKey', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 0, undefined],
  ])('%s from %i of three leads to %s', (key, from, expected) => {
    expect(indexAfterKey(key, from, 3)).toBe(expected);
  });

  it('leads nowhere in an empty menu', () => {
    expect(indexAfterKey('ArrowDown', -1, 0)).toBeUndefined();
  });
});

describe('indexByText', () => {
  const labels = ['Moje konto', 'Moje zgłoszenia', 'Łączność', 'Wyloguj się'];

  it.each([
    ['w', 0, 3],
    ['ł', 0, 2],
    ['m', 0, 1],
    ['m', 1, 0],
    ['mm', 0, 1],
    ['moje z', 0, 1],
    ['x', 0, undefined],
  ])('%s from %i finds %s', (typed, from, expected) => {
    expect(indexByText(labels, typed, from)).toBe(expected);
  });
});
