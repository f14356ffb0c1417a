import { expect, it } from 'vitest';
import { dutyOf } from './duties-of';
import { ROLE_MATRIX, type StaffRoleCode } from './role-matrix';
import { getRole } from './roles';

it('reads back from the privileges of a role what the table of duties says', () => {
  for (const { by, ...row } of ROLE_MATRIX) {
    for (const [code, duty] of Object.entries(by)) {
      const found = dutyOf(row, getRole(code as StaffRoleCode).privileges);
      // Another duty may give the privilege of doing what this one only lets read.
      expect([row.work.en, code, found === 'E' ? duty : found]).toEqual([row.work.en, code, duty]);
    }
  }
});

it('knows doing, reading and neither', () => {
  const row = { read: ['library_show'], edit: ['library_edit'] } as const;
  expect(dutyOf(row, ['library_show', 'library_edit'])).toBe('E');
  expect(dutyOf(row, ['library_show'])).toBe('R');
  expect(dutyOf(row, ['base_log'])).toBeUndefined();
  expect(dutyOf({ read: [], edit: [] }, ['base_log'])).toBeUndefined();
});
