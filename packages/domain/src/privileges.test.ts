import { describe, expect, it } from 'vitest';
import { PRIVILEGES } from './privilege-catalogue';
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

describe('the catalogue', () => {
  it('holds every code once', () => {
    expect(new Set(PRIVILEGES).size).toBe(PRIVILEGES.length);
  });

  it.each([
    'user_show',
    'user_group_show',
    'user_role_show',
    'library_show',
    'base_log',
    'user_privilege',
    'base_config',
  ])('holds %s of the specification', (code) => {
    expect(PRIVILEGES).toContain(code);
  });
});
