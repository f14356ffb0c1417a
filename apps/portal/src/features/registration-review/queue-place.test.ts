import { describe, expect, it } from 'vitest';
import { filterOf, placeOf, placeQuery, sortOf } from './queue-place';

const read = (query: string) => placeOf(new URLSearchParams(query));

describe('placeOf', () => {
  it('begins with the first page of my own work', () => {
    expect(read('')).toEqual({ tab: 'mine', page: 1, text: '', density: 'loose' });
  });

  it('reads everything the address says', () => {
    expect(read('tab=all&has_text= Ćwik &sort=-lastname&page=3&rows=dense')).toEqual({
      tab: 'all',
      page: 3,
      sort: { key: 'lastname', direction: 'descending' },
      text: 'Ćwik',
      density: 'dense',
    });
  });

  it.each(['tab=nonsense', 'page=0', 'page=1.5', 'page=-2', 'page=x', 'sort=pesel', 'rows=huge'])(
    'takes %s for nothing',
    (query) => {
      expect(read(query)).toEqual(read(''));
    },
  );
});

describe('placeQuery', () => {
  it.each(['', '?tab=all&has_text=%C4%86wik&sort=-number&page=2&rows=dense', '?sort=correction_to'])(
    'writes %j as it was read',
    (query) => {
      expect(placeQuery(read(query))).toBe(query);
    },
  );
});

describe('filterOf', () => {
  it('asks for my own work', () => {
    expect(filterOf(read(''))).toEqual({ owner: 'me', page: 1, page_count: 20 });
  });

  it('asks for what nobody has taken, in the order chosen', () => {
    expect(filterOf(read('tab=unassigned&sort=-lastname'))).toMatchObject({
      owner: 'none',
      sort: '-lastname',
    });
  });

  it('asks for what the words name, in a status', () => {
    expect(filterOf(read('tab=to_correct&has_text=Rak'))).toMatchObject({
      status: 'to_correct',
      has_text: 'Rak',
    });
  });
});

it('sorts only by columns the server knows', () => {
  expect(sortOf({ key: 'lastname', direction: 'ascending' })).toEqual({
    key: 'lastname',
    direction: 'ascending',
  });
  expect(sortOf({ key: 'city', direction: 'ascending' })).toBeUndefined();
});
