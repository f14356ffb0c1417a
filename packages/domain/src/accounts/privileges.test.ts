import { describe, expect, it } from 'vitest';
import { hasEvery } from './privileges';

describe('hasEvery', () => {
  it.each([
    [['user_show', 'base_log'], 'user_show', true],
    [['user_show', 'base_log'], 'user_show,base_log', true],
    [['user_show', 'base_log'], ' user_show , base_log ', true],
    [['user_show'], 'user_show,base_log', false],
    [['user_show_all'], 'user_show', false],
    [[], 'user_show', false],
    [[], '', true],
    [[], ' , ', true],
  ])('%j against "%s": %s', (privileges, required, expected) => {
    expect(hasEvery(privileges, required)).toBe(expected);
  });
});
