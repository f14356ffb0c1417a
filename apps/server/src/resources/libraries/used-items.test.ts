import { and, eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { membersOf } from '../../../test/members';
import { officeRegistrations } from '../../../test/office-registrations';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { cofundingContract } from '../cofunding-contracts/table';
import { libraryItem } from './table';

const test = await testApp();
afterAll(() => test.close());

it('says where an item is used that is to be deleted, and deletes one that nothing names', async () => {
  const host = await signIn(test, 'gospodarz');
  const { id_member } = await membersOf(test, officeRegistrations(test)).member();
  const { db } = test.app;
  await db.update(cofundingContract).set({ return_reason: 'KWOTA' });

  const remove = async (code: string) => {
    const [item] = await db
      .select()
      .from(libraryItem)
      .where(and(eq(libraryItem.code, code), eq(libraryItem.id_application, 9192)));
    const url = `/api/libraryitem/delete?id=${item?.id}`;
    return host.post(url, { row_version: item?.row_version });
  };
  expect(id_member).toBeGreaterThan(0);
  for (const [code, of] of [
    ['9990', 'member'],
    ['KWOTA', 'contract'],
    ['PLIKI', 'ticket'],
  ] as const) {
    const answer = await remove(code);
    expect([answer.statusCode, answer.json().data]).toEqual([
      409,
      { reason: 'used', uses: [{ of, count: expect.any(Number) }] },
    ]);
  }
  expect((await remove('113')).statusCode).toBe(200);
});
