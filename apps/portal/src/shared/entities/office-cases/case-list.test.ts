import { describe, expect, it } from 'vitest';
import { caseHref, caseList } from './case-list';

const read = (query: string) => caseList.parse(new URLSearchParams(query));
const asked = (query: string) => caseList.filterOf(read(query));

describe('caseList', () => {
  it('begins with my own cases that are not ended', () => {
    expect(asked('')).toEqual({ owner: 'me', live: 'yes', page: 1, page_count: 20 });
  });

  it.each([
    ['tab=unassigned', { owner: 'none', live: 'yes' }],
    ['tab=overdue', { overdue: 'yes' }],
    ['tab=live&owner=7', { live: 'yes', owner: '7' }],
    [
      'tab=all&status=closed,rejected&kind=RODO&priority=HIGH&sort=-last_date&has_text=4321.7',
      {
        status: 'closed,rejected',
        kind: 'RODO',
        priority: 'HIGH',
        sort: '-last_date',
        has_text: '4321.7',
      },
    ],
  ])('asks on %s for what the tab and its filters name', (query, filter) => {
    expect(asked(query)).toEqual({ ...filter, page: 1, page_count: 20 });
  });

  it.each(['tab=lost', 'status=lost', 'kind=LOST', 'priority=LOST', 'owner=me', 'sort=title', 'sort=number'])(
    'takes %s for nothing',
    (query) => {
      expect(read(query)).toEqual(read(''));
    },
  );
});

it('keeps the location in the address of a case', () => {
  expect(caseHref({ id: 7 }, read('tab=overdue&page=2'))).toBe('/officecases/7?tab=overdue&page=2');
  expect(caseHref({ id: 7 }, read(''))).toBe('/officecases/7');
});
