import { describe, expect, it } from 'vitest';
import { proposeRanking, type RankedApplication, type RankingMeans, rankingOrder, tiesOf } from './ranking';

let last = 0;
function an(changes: Partial<RankedApplication>): RankedApplication {
  last += 1;
  return {
    id: last,
    number: `FR/2-2026/${String(last).padStart(5, '0')}`,
    list: 'in_zone',
    points: 0,
    hasDisabledChild: false,
    sent: last,
    cost: 100,
    ...changes,
  };
}
const means = (changes: Partial<RankingMeans> = {}): RankingMeans => ({
  places: { in_zone: 1, out_zone: 1 },
  budget: 1000,
  reserve_limit: 2,
  ...changes,
});
const results = (applications: RankedApplication[], given = means()) =>
  proposeRanking(applications, given).rows.map(({ id, result, rank_no }) => [id, result, rank_no]);

describe('order', () => {
  it('goes by points, a disabled child, the millisecond of submission and the number', () => {
    const more = an({ points: 15, sent: 9 });
    const disabled = an({ points: 5, hasDisabledChild: true, sent: 8 });
    const early = an({ points: 5, sent: 3, number: 'FR/2-2026/00010' });
    const sameTime = an({ points: 5, sent: 3, number: 'FR/2-2026/100000' });
    const late = an({ points: 5, sent: 4 });
    expect([late, sameTime, early, disabled, more].toSorted(rankingOrder)).toEqual([
      more,
      disabled,
      early,
      sameTime,
      late,
    ]);
  });
});

describe('places', () => {
  it('fills each list in its order; the reserve list is one, in the common order', () => {
    const [a, b, c, d, e] = [
      an({ points: 20 }),
      an({ points: 15 }),
      an({ points: 10, list: 'out_zone' }),
      an({ points: 12, list: 'out_zone' }),
      an({ points: 1 }),
    ];
    expect(results([a, b, c, d, e])).toEqual([
      [a.id, 'qualified', 1],
      [b.id, 'reserve', 1],
      [d.id, 'qualified', 1],
      [c.id, 'reserve', 2],
      [e.id, 'not_qualified', null],
    ]);
  });

  it('gives unused places to the other list', () => {
    const rows = [an({ points: 3 }), an({ points: 2 }), an({ points: 1 })];
    const proposal = proposeRanking(rows, means({ places: { in_zone: 1, out_zone: 2 } }));
    expect(proposal.places).toEqual({ in_zone: 3, out_zone: 2 });
    expect(proposal.rows.map(({ result }) => result)).toEqual(['qualified', 'qualified', 'qualified']);
  });
});

describe('budget', () => {
  it('is spent in the common order, and the first that does not fit closes both lists', () => {
    const dear = an({ points: 9, cost: 950, list: 'out_zone' });
    const first = an({ points: 10, cost: 100 });
    const cheap = an({ points: 1, cost: 1 });
    const proposal = proposeRanking([cheap, dear, first], means({ places: { in_zone: 2, out_zone: 1 } }));
    expect(proposal.rows.map(({ id, result }) => [id, result])).toEqual([
      [first.id, 'qualified'],
      [dear.id, 'reserve'],
      [cheap.id, 'reserve'],
    ]);
    expect(proposal).toMatchObject({ reserved: 100, closedBy: dear.id });
  });

  it('is not closed by an application that has no place anyway', () => {
    const taken = an({ points: 10, cost: 900 });
    const behind = an({ points: 9, cost: 900 });
    const other = an({ points: 8, cost: 100, list: 'out_zone' });
    expect(results([taken, behind, other])).toEqual([
      [taken.id, 'qualified', 1],
      [behind.id, 'reserve', 1],
      [other.id, 'qualified', 1],
    ]);
  });

  it('may be used to the grosz, and says so when the first application is dearer than all of it', () => {
    expect(proposeRanking([an({ cost: 1000 })], means())).toMatchObject({
      reserved: 1000,
      closedBy: undefined,
    });
    const dear = an({ cost: 1001 });
    expect(proposeRanking([dear], means())).toMatchObject({ reserved: 0, closedBy: dear.id });
  });
});

describe('ties', () => {
  const rowsOf = (applications: RankedApplication[]) =>
    tiesOf(proposeRanking(applications, means({ places: { in_zone: 1, out_zone: 0 } })).rows);

  it('names what decided where the results part', () => {
    const [first, second] = [an({ points: 5, sent: 1 }), an({ points: 5, sent: 2 })];
    expect(rowsOf([second, first])).toEqual([
      {
        points: 5,
        ids: [first.id, second.id],
        parting: [first.id, second.id],
        decidedBy: 'time',
        matters: true,
      },
    ]);
    const disabled = an({ points: 5, sent: 3, hasDisabledChild: true });
    expect(rowsOf([first, disabled])[0]).toMatchObject({ decidedBy: 'disabled-child', matters: true });
    const same = an({ points: 5, sent: 1, number: 'FR/2-2026/99999' });
    expect(rowsOf([same, first])[0]).toMatchObject({ decidedBy: 'number' });
  });

  it('is silent about different points, and tells where the order changes nothing', () => {
    expect(rowsOf([an({ points: 5 }), an({ points: 4 })])).toEqual([]);
    const tied = [an({ points: 0 }), an({ points: 0 })];
    const [tie] = tiesOf(proposeRanking(tied, means({ places: { in_zone: 2, out_zone: 0 } })).rows);
    expect(tie).toMatchObject({ matters: false });
  });
});
