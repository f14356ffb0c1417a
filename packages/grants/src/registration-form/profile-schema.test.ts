import { expect, it } from 'vitest';
import { profile } from './profile-schema';

it('takes the fields of a profile and none of an account', () => {
  expect(profile.safeParse({ firstname: 'Anna', location_city: 'Kobylanka' }).success).toBe(true);
  expect(profile.safeParse({ role: 'AU' }).success).toBe(false);
});
