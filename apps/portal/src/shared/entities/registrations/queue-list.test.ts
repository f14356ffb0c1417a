import { START_VIEW } from '@urzad/ui/data-table';
import { describe, expect, it } from 'vitest';
import { queueFilter, queueList } from './queue-list';

const read = (query: string) => queueList.parse(new URLSearchParams(query));

describe('parse', () => {
  it('begins with the first page of my own work', () => {
    expect(read('')).toEqual({
      tab: 'mine',
      page: 1,
      filters: {},
      choices: {},
      text: '',
      density: 'loose',
    });
  });

  it('reads everything the address says', () => {
    const query = 'tab=all&status=submitted,reserve&has_text= Ćwik &sort=-lastname&page=3&rows=dense';
    expect(read(`${query}&call=3&owner=7,12&city= Rew &age=5-`)).toEqual({
      tab: 'all',
      page: 3,
      sort: { key: 'lastname', direction: 'descending' },
      filters: {
        status: { kind: 'options', values: ['submitted', 'reserve'] },
        owner: { kind: 'options', values: ['7', '12'] },
        city: { kind: 'contains', text: 'Rew' },
        age: { kind: 'range', from: 5, to: null },
      },
      choices: { call: '3' },
      text: 'Ćwik',
      density: 'dense',
    });
  });

  it.each([
    'tab=nonsense',
    'page=0',
    'page=1.5',
    'page=-2',
    'page=x',
    'sort=pesel',
    'status=lost',
    'rows=huge',
    'call=x',
    'owner=me',
    'age=-',
    'age=5',
  ])('takes %s for nothing', (query) => {
    expect(read(query)).toEqual(read(''));
  });
});

describe('toQuery', () => {
  it.each([
    '',
    '?tab=all&has_text=%C4%86wik&sort=-number&page=2&rows=dense',
    '?call=all&status=submitted%2Creserve&owner=7%2C12&city=Rew&age=5-10&sort=due_date',
  ])('writes %j as it was read', (query) => {
    expect(queueList.toQuery(read(query))).toBe(query);
  });
});

describe('isArranged', () => {
  it.each(['', 'page=2', 'call=2'])('leaves the kept view its way on %j', (query) => {
    expect(queueList.isArranged(read(query))).toBe(false);
  });

  it.each([
    'tab=all',
    'sort=-number',
    'status=submitted',
    'owner=7',
    'city=Rew',
    'age=5-',
    'has_text=Rak',
    'rows=dense',
  ])('holds to %s', (query) => {
    expect(queueList.isArranged(read(query))).toBe(true);
  });
});

describe('queueFilter', () => {
  it('asks for my own work', () => {
    expect(queueFilter(read(''), undefined)).toEqual({
      owner: 'me',
      status: 'formal_check',
      page: 1,
      page_count: 20,
    });
  });

  it('asks for what nobody has taken, in the order chosen', () => {
    expect(queueFilter(read('tab=unassigned&sort=-lastname'), 3)).toMatchObject({
      owner: 'none',
      sort: '-lastname',
    });
  });

  it('asks for what the words name, in a status', () => {
    expect(queueFilter(read('tab=to_correct&has_text=Rak'), 3)).toMatchObject({
      status: 'to_correct',
      has_text: 'Rak',
    });
  });

  it('asks for several statuses, and on a tab of one status for that one', () => {
    expect(queueFilter(read('tab=all&status=submitted,reserve'), 3).status).toBe('submitted,reserve');
    expect(queueFilter(read('tab=to_approve&status=submitted'), 3)).toMatchObject({
      status: 'scored',
      approved: 'no',
    });
  });

  it('asks for the present call, unless another or all of them were chosen, or a text is searched for', () => {
    expect(queueFilter(read(''), 3).id_call).toBe(3);
    expect(queueFilter(read('call=2'), 3).id_call).toBe(2);
    expect(queueFilter(read('call=all'), 3)).not.toHaveProperty('id_call');
    expect(queueFilter(read('has_text=Rak'), 3)).not.toHaveProperty('id_call');
    expect(queueFilter(read('has_text=Rak&call=2'), 3).id_call).toBe(2);
  });

  it('asks for officers, a town and an age in working days', () => {
    expect(queueFilter(read('tab=all&owner=7,12&city=Rew&age=5-10'), 3)).toMatchObject({
      owner: '7,12',
      city: 'Rew',
      age_from: 5,
      age_to: 10,
    });
  });
});

describe('after', () => {
  const viewOf = (query: string) => ({ ...START_VIEW, ...queueList.viewOf(read(query)) });

  it.each(['', 'tab=all&status=submitted&owner=7&city=Rew&age=5-&sort=-number&page=3&rows=dense'])(
    'stays in %j when the table was not sorted or filtered',
    (query) => {
      expect(queueList.after(read(query), { ...viewOf(query), hidden: ['city'] })).toEqual(read(query));
    },
  );

  it('begins at the first page of another order or filter, but not of another density', () => {
    const location = read('tab=all&page=3');
    expect(queueList.toQuery(queueList.after(location, viewOf('tab=all&sort=-lastname')))).toBe(
      '?tab=all&sort=-lastname',
    );
    expect(queueList.toQuery(queueList.after(location, viewOf('tab=all&status=reserve')))).toBe(
      '?tab=all&status=reserve',
    );
    expect(queueList.toQuery(queueList.after(location, viewOf('tab=all&rows=dense')))).toBe(
      '?tab=all&page=3&rows=dense',
    );
  });

  it('goes to the tab of a saved view, and stays on its own without one', () => {
    const location = read('tab=to_correct&page=3');
    const tabAfter = (tab: string | undefined) => queueList.after(location, { ...START_VIEW, tab }).tab;
    expect(['all', undefined, 'lost'].map(tabAfter)).toEqual(['all', 'to_correct', 'to_correct']);
  });

  it('takes no column that the server cannot sort by', () => {
    const byCity = { ...START_VIEW, sort: { key: 'city', direction: 'ascending' } as const };
    expect(queueList.toQuery(queueList.after(read(''), byCity))).toBe('');
  });
});

describe('onTab', () => {
  it('begins at the first page, with the same call, search and filters', () => {
    const location = read('call=2&city=Rew&has_text=Rak&sort=-number&page=3&rows=dense');
    expect(queueList.toQuery(queueList.onTab(location, 'all'))).toBe(
      '?tab=all&has_text=Rak&call=2&city=Rew&sort=-number&rows=dense',
    );
  });

  it('drops the filters that the tab sets itself', () => {
    const location = read('tab=all&status=submitted&owner=7&city=Rew');
    expect(queueList.toQuery(queueList.onTab(location, 'to_correct'))).toBe(
      '?tab=to_correct&owner=7&city=Rew',
    );
  });
});

describe('isSetByTab', () => {
  it('names the filters that a tab does not need', () => {
    expect(queueList.isSetByTab('mine', 'owner')).toBe(true);
    expect(queueList.isSetByTab('mine', 'status')).toBe(true);
    expect(queueList.isSetByTab('to_approve', 'status')).toBe(true);
    expect(queueList.isSetByTab('all', 'owner')).toBe(false);
  });
});
