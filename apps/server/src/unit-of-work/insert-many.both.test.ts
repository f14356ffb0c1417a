import { asc, eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../test/test-app';
import { createdBy, systemAuthor } from '../author';
import { careProvider } from '../resources/care-providers/table';
import { insertMany } from './insert-many';

const test = await testApp();
afterAll(() => test.close());

it('writes texts, days, moments and what is missing as a statement of each row would, in their order', async () => {
  const { db, clock } = test.app;
  const by = systemAuthor(clock.business());
  const rows = ['„Ćma”', 'Gęś\' \\ "x"'].map((name) => ({
    ...{ ...createdBy(by), kind: 'NIANIA', name, city: null },
    ...{ contract_date: '2027-01-10' as const, zus_registered: 'yes' as const },
    id_user_verified: null,
  }));
  await db.transaction(async (tx) => {
    await insertMany(tx, careProvider, []);
    await insertMany(tx, careProvider, rows);
  });
  const found = await db
    .select()
    .from(careProvider)
    .where(eq(careProvider.kind, 'NIANIA'))
    .orderBy(asc(careProvider.id));
  expect(found).toMatchObject(rows.map((row) => ({ ...row, status: 'new' })));
});
