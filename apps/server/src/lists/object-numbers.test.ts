import { OBJ_TYPES } from '@urzad/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDb } from '../../test/test-db';
import { objectNumbers } from './object-numbers';

let open: Awaited<ReturnType<typeof testDb>>;
beforeAll(async () => {
  open = await testDb();
});
afterAll(() => open.close());

it.each(OBJ_TYPES)('knows where the table of %s has its number or name', async (type) => {
  expect(await objectNumbers(open.db, type, [2_000_000_000])).toEqual(new Map());
});
