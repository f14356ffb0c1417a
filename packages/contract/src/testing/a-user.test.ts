import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { UserView } from '../shapes/account-shapes';
import { aUser } from './a-user';

it('fits what the server answers', () => {
  expect(z.safeParse(UserView, aUser({ firstname: null })).success).toBe(true);
});

it('has no field that nobody described', () => {
  expect(z.parse(UserView, aUser())).toEqual(aUser());
});
