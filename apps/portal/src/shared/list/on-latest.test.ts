import { expect, it } from 'vitest';
import { type CaseLocation, caseList } from '../entities/office-cases/case-list';
import { onLatest } from './on-latest';

const at = (search: string) => caseList.parse(new URLSearchParams(search));

/** The address that a move on what is shown leads to, once the browser is at another one. */
const led = (shown: string, to: Partial<CaseLocation>, search: string, pathname = '/officecases') =>
  caseList.hrefOf(
    onLatest(caseList, { shown: at(shown), to: { ...at(shown), ...to } }, { pathname, search }),
  );

it('searches on the tab that was pressed before it was drawn', () => {
  expect(led('?page=3', { text: 'Anna', page: 1 }, '?tab=all')).toBe('/officecases?tab=all&has_text=Anna');
});

it.each(['', '?tab=all&has_text=Anna&status=open&sort=due_date&page=2&rows=dense'])(
  'is as it was asked while the address is that of the screen: %s',
  (search) => {
    const moves: Partial<CaseLocation>[] = [
      { text: 'Ola', page: 1 },
      { text: '', page: 1 },
      { sort: undefined, page: 1 },
      { sort: { key: 'create_date', direction: 'descending' } },
      { filters: {} },
      { page: 7 },
      { tab: 'overdue', page: 1 },
    ];
    for (const move of moves) {
      expect(led(search, move, search)).toBe(caseList.hrefOf({ ...at(search), ...move }));
    }
  },
);

it('takes away the order that was shown, and leaves one that came meanwhile', () => {
  expect(led('?sort=due_date', { sort: undefined }, '?tab=all&sort=due_date')).toBe('/officecases?tab=all');
  expect(led('', { text: 'Anna' }, '?sort=due_date')).toBe('/officecases?has_text=Anna&sort=due_date');
});

it('begins at the first page of a tab whose rows are not shown yet', () => {
  expect(led('', { page: 2 }, '?tab=all')).toBe('/officecases?tab=all');
});

it('comes back from another page to what it was asked for', () => {
  expect(led('?tab=all', { text: 'Anna' }, '', '/officecases/7')).toBe('/officecases?tab=all&has_text=Anna');
});
