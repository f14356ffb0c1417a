import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { UserView } from '../account-shapes';
import { aUser } from './a-user';

it('fits what the server answers', () => {
  expect(z.safeParse(UserView, aUser({ firstname: null })).success).toBe(true);
});

it('would not fit with a field that nobody described', () => {
  expect(z.safeParse(UserView, { ...aUser(), pass_hash: 'x' }).success).toBe(false);
});
