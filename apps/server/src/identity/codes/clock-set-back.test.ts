import { afterAll, beforeAll, expect, it } from 'vitest';
import { testClock } from '../../../test/test-clock';
import { testDb } from '../../../test/test-db';
import type { OpenDb } from '../../db';
import { codeKeeper } from './codes';

let open: OpenDb;
beforeAll(async () => {
  open = await testDb();
});
afterAll(() => open.close());

it('sends a code at once after the clock was set back', async () => {
  const clock = testClock();
  const codes = codeKeeper(Buffer.alloc(32));
  const subject = { mail: 'anna@example.com', purpose: 'recover' as const };
  const issue = () => open.db.transaction((tx) => codes.issue(tx, subject, clock.now()));
  await issue();
  await expect(issue()).rejects.toMatchObject({ code: 'too-many-requests', retryAfter: 60 });

  clock.advance(-29 * 24 * 60 * 60_000);
  const code = await issue();
  await expect(issue()).rejects.toMatchObject({ retryAfter: 60 });
  const proved = await open.db.transaction((tx) => codes.prove(tx, { ...subject, code }, clock.now()));
  expect(proved.outcome).toBe('right');
});
