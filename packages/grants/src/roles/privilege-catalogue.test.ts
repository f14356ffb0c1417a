import { describe, expect, it } from 'vitest';
import { PRIVILEGES } from './privilege-catalogue';

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
