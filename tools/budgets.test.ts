import { describe, expect, it } from 'vitest';
import { budgets, remarkOn } from '../scripts/budgets.mjs';
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

  it('is remarked upon when it is not kept', () => {
    expect(remarkOn(100, 100)).toBe('');
    expect(remarkOn(101, 100)).toContain('over its budget');
  });
});
