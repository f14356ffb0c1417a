import { describe, expect, it } from 'vitest';
import { budgets, failFarOver, remarkOn, verdictOf } from '../scripts/budgets.mjs';
import { STEPS } from '../scripts/test.mjs';

describe('the budget of a step', () => {
  it('is read from the table of docs/tests.md', () => {
    const page =
      '| step | budget |\n| --- | --- |\n| `unit` |   25 s | loading |\n| `e2e`  |  460 s | walks |\n';
    expect([...budgets(page)]).toEqual([
      ['unit', 25],
      ['e2e', 460],
    ]);
  });

  it('stands there for every step of a run, and for nothing else', () => {
    expect([...budgets().keys()]).toEqual(Object.keys(STEPS));
  });

  it.each([
    [100, 'within'],
    [100.1, 'over'],
    [160, 'over'],
    [160.1, 'far over'],
  ])('of 100 seconds at %d seconds: %s', (seconds, verdict) => {
    expect(verdictOf(seconds, 100)).toBe(verdict);
  });

  it('is remarked upon when it is not kept', () => {
    expect(remarkOn(100, 100)).toBe('');
    expect(remarkOn(101, 100)).toContain('over its budget');
    expect(remarkOn(161, 100)).toMatch(
      /more than 1\.6 times its budget; load average \d+\.\d, \d+\.\d, \d+\.\d/,
    );
  });

  it('fails a step that is far over it, and no other', () => {
    const results = new Map([
      ['unit', { seconds: 25, failed: 0 }],
      ['lint', { seconds: 15, failed: 0 }],
      ['e2e', { seconds: 800, failed: 2 }],
    ]);
    const budgetOf = new Map([
      ['unit', 25],
      ['lint', 10],
      ['e2e', 460],
    ]);
    failFarOver(results, budgetOf);
    expect([...results.values()].map(({ failed }) => failed)).toEqual([0, 0, 3]);
  });
});
