import { expect, it } from 'vitest';
import { dutyOf } from './duties-of';
import { DUTIES_APART, heldTogether, missingReads, privilegesOfDuties } from './role-rules';
import { ROLES } from './roles';

it('finds no fault in the roles of the product', () => {
  for (const { code, privileges } of ROLES) {
    expect([code, missingReads(privileges), heldTogether(privileges)]).toEqual([code, [], undefined]);
  }
});

it('makes every role of the product out of its duties', () => {
  for (const { code, privileges } of ROLES) {
    const made = privilegesOfDuties((row) => dutyOf(row, privileges));
    expect([code, made.toSorted()]).toEqual([code, [...privileges].toSorted()]);
  }
});

it('names what has to be read by who does it', () => {
  expect(missingReads(['user_lock'])).toEqual(['user_show', 'user_group_show']);
  expect(missingReads(['user_lock', 'user_show', 'user_group_show'])).toEqual([]);
  expect(missingReads(['cofunding_sign_office'])).toEqual([]);
});

it.each(DUTIES_APART)('keeps %s and %s apart', (first, second) => {
  expect(heldTogether([first, 'user_show', second])).toEqual([first, second]);
  expect(heldTogether([first])).toBeUndefined();
});
