import { describe, expect, it } from 'vitest';
import { actsOf, chosenOf, pageAfter } from './chosen-letters';

const row = (
  id_letter: number,
  is_read: 'yes' | 'no' = 'no',
  folder: 'inbox' | 'sent' | 'trash' = 'inbox',
) => ({
  ...{ id_letter, is_read, folder },
});

describe('the chosen letters', () => {
  const choice = { page: '/inbox', ids: new Set([1, 2]) };

  it('are those that the page still has', () => {
    expect(chosenOf([row(2), row(3)], choice, '/inbox')).toEqual([row(2)]);
  });

  it('are none on another page', () => {
    expect(chosenOf([row(1), row(2)], choice, '/inbox?page=2')).toEqual([]);
  });
});

it.each([
  ['nothing', [], []],
  ['letters not read', [row(1)], ['read', 'trash']],
  ['letters that are read', [row(1, 'yes')], ['unread', 'trash']],
  ['both', [row(1), row(2, 'yes')], ['read', 'unread', 'trash']],
  ['own letters', [row(1, 'yes', 'sent')], ['trash']],
  ['the trash', [row(1, 'no', 'trash')], ['restore']],
])('offers for %s what changes them', (_, chosen, acts) => {
  expect(actsOf(chosen)).toEqual(acts);
});

it.each([
  ['the same page while it has letters', { page: 2, total: 30, left: 9 }, 2],
  ['the page before, of the last one that is empty', { page: 2, total: 22, left: 2 }, 1],
  ['the first page of an empty folder', { page: 1, total: 2, left: 2 }, 1],
])('shows %s', (_, moved, page) => {
  expect(pageAfter({ pageSize: 20, ...moved })).toBe(page);
});
