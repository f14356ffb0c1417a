import { describe, expect, it } from 'vitest';
import { tokensIn, tokensNeeded } from './sheet-tokens';

const RULES = [
  { within: [], selectors: ':root', says: { '--urzad-a': 'var( --urzad-b)', '--urzad-b': '1px' } },
  { within: [], selectors: '[data-dark]', says: { '--urzad-b': 'var(--urzad-c)', '--urzad-c': '2px' } },
  { within: [], selectors: ':root', says: { '--urzad-other-1': '3px', '--urzad-other-2': '4px' } },
];

const needed = (css: string, ...spoken: string[]) =>
  [...tokensNeeded(RULES, css, new Set(spoken))].toSorted();

describe('tokensNeeded', () => {
  it('are those that rules read, with those of which their values are made in any look', () => {
    expect(needed('.u\\:x{width:var(--urzad-a)}')).toEqual(['--urzad-a', '--urzad-b', '--urzad-c']);
  });

  it('are not those that rules set', () => {
    expect(needed('.u\\:x{--urzad-a:3px}')).toEqual([]);
  });

  it('are those of which a page speaks', () => {
    expect(needed('', '--urzad-other-1')).toEqual(['--urzad-other-1']);
  });

  it('are all that begin with what a script puts a name together from', () => {
    expect(needed('', ...tokensIn('var(--urzad-other-'))).toEqual(['--urzad-other-1', '--urzad-other-2']);
    expect(needed('', ...tokensIn("'--urzad-' + name"))).toHaveLength(5);
  });
});

it('tokensIn finds names of ours and no others', () => {
  expect(tokensIn('i--;a:var(--urzad-a,var(--u-b)) --under --other')).toEqual(['--urzad-a', '--u-b']);
});
