import { describe, expect, it } from 'vitest';
import type { MenuItem } from './menu-item';
import { isHeading, levelAt, type MenuNode, menuTree } from './menu-tree';
import { currentOf, wayTo } from './menu-way';

const MENU: readonly MenuItem[] = [
  { id: 'logout', name: 'Wyloguj się', number: 9, divide: true, link: '/logout' },
  { id: 'users', name: 'Użytkownicy', number: 1, link: '/users', requires_privileges: 'user_show' },
  { id: 'groups', id_top: 'users', name: 'Grupy', link: '/users/groups' },
  { id: 'settings', id_top: null, name: 'Ustawienia', number: 2, divide: true },
  { id: 'roles', id_top: 'settings', name: 'Role', requires_privileges: 'user_show,user_role_show' },
  { id: 'logs', id_top: 'settings', name: 'Logi', requires_privileges: 'base_log' },
];

const TICKETS: readonly MenuItem[] = [
  { id: 'home', name: 'Pulpit', link: '/' },
  { id: 'tickets', name: 'Zgłoszenia techniczne', link: '/tickets' },
  { id: '2', id_top: 'tickets', name: 'Otwarte', link: '/tickets/2' },
  { id: '2-1', id_top: '2', name: 'Pilne', link: '/tickets/2/1' },
  { id: 'mine', id_top: 'tickets', name: 'Moje', link: '/tickets?owner=me' },
  { id: 'mail', name: 'Poczta' },
  { id: 'inbox', id_top: 'mail', name: 'Odebrane', link: '/inbox' },
];

const idsOf = (items: readonly MenuNode[]) => items.map((item) => item.id);

describe('menuTree', () => {
  it.each([
    [
      'everything with every privilege',
      ['user_show', 'user_role_show', 'base_log'],
      ['users', 'settings', 'logout'],
    ],
    ['no group whose entries are all hidden', ['user_show'], ['users', 'logout']],
    ['what needs nothing', [], ['logout']],
  ])('shows %s', (_rule, privileges, expected) => {
    expect(idsOf(menuTree(MENU, privileges))).toEqual(expected);
  });

  it('asks for every privilege of a list', () => {
    const [, settings] = menuTree(MENU, ['user_show', 'base_log']);
    expect(idsOf(settings?.items ?? [])).toEqual(['logs']);
  });

  it('keeps the order of the list where no numbers are given', () => {
    expect(idsOf(menuTree(TICKETS))).toEqual(['home', 'tickets', 'mail']);
  });

  it('sorts under an entry by the Polish alphabet when asked to', () => {
    const towns = menuTree([
      { id: 'top', name: 'Miejscowości', sort: true },
      { id: '1', id_top: 'top', name: 'Zielony Staw', number: 1 },
      { id: '2', id_top: 'top', name: 'Łąka', number: 2 },
      { id: '3', id_top: 'top', name: 'Lipa', number: 3 },
    ]);
    expect(idsOf(towns[0]?.items ?? [])).toEqual(['3', '2', '1']);
  });

  it.each([
    ['an entry under one that is not there', [{ id: 'a', id_top: 'gone', name: 'A' }]],
    [
      'entries that stand under each other in a circle',
      [
        { id: 'a', id_top: 'b', name: 'A' },
        { id: 'b', id_top: 'a', name: 'B' },
      ],
    ],
  ])('leaves out %s', (_rule, items) => {
    expect(menuTree(items)).toEqual([]);
  });
});

describe('levelAt', () => {
  const tree = menuTree(TICKETS);

  it('is the top without a path', () => {
    expect(levelAt(tree, [])).toEqual({ parent: undefined, items: tree });
  });

  it('goes down by ids', () => {
    expect(idsOf(levelAt(tree, ['tickets', '2']).items)).toEqual(['2-1']);
  });

  it('stops where the path leads to no group', () => {
    expect(levelAt(tree, ['home']).parent).toBeUndefined();
  });
});

describe('isHeading', () => {
  it.each([
    ['a divided group without a link', { divide: true }, true],
    ['a group without a line', {}, false],
    ['a group that is a page itself', { divide: true, link: '/office' }, false],
  ])('%s: %#', (_rule, group, expected) => {
    const [node] = menuTree([
      { id: 'top', name: 'Projekt', ...group },
      { id: 'a', id_top: 'top', name: 'Zgłoszenia', link: '/a' },
    ]);
    expect(node && isHeading(node)).toBe(expected);
  });
});

describe('wayTo', () => {
  it.each([
    ['/', ['home']],
    ['/tickets', ['tickets']],
    ['/tickets/ticket/12', ['tickets']],
    ['/tickets/2', ['tickets', '2']],
    ['/tickets/2/1', ['tickets', '2', '2-1']],
    ['/tickets/2?page=2', ['tickets', '2']],
    ['/tickets?owner=me', ['tickets', 'mine']],
    ['/tickets?owner=all', ['tickets']],
    ['/inbox/7', ['mail', 'inbox']],
    ['/ticketsold', []],
    ['/unknown', []],
  ])('%s is %j', (path, expected) => {
    expect(idsOf(wayTo(path, menuTree(TICKETS)))).toEqual(expected);
  });
});

describe('currentOf', () => {
  it('says of what stands above the page that the page belongs to it', () => {
    const tree = menuTree(TICKETS);
    const entry = levelAt(tree, []).items.find(({ id }) => id === 'tickets');
    expect(entry && currentOf(entry, wayTo('/tickets/2', tree), '/tickets/2')).toBe('true');
  });

  it.each([
    ['/tickets/2', 'page'],
    ['/tickets/2?page=3', 'page'],
    ['/tickets/2/9', 'true'],
    ['/tickets', undefined],
  ])('says of the entry of /tickets/2 at %s: %s', (path, expected) => {
    const tree = menuTree(TICKETS);
    const entry = levelAt(tree, ['tickets']).items.find(({ id }) => id === '2');
    expect(entry && currentOf(entry, wayTo(path, tree), path)).toBe(expected);
  });
});
