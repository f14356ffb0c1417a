import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { officeRegistrations } from '../../../../test/office-registrations';
import { MIGRATIONS } from '../../../../test/template-data';
import { testApp } from '../../../../test/test-app';
import { cofundingRegistration } from '../table';

const test = await testApp();
const { db } = test.app;
afterAll(() => test.close());

const factsOf = () =>
  db
    .select({ id: cofundingRegistration.id, facts: cofundingRegistration.commune_facts })
    .from(cofundingRegistration)
    .orderBy(cofundingRegistration.id);

it('an upgraded database keeps with each sent application what is kept when it is sent, and with no other', async () => {
  const registrations = officeRegistrations(test);
  await registrations.sent();
  const { child, ofParent } = await registrations.family();
  await ofParent.signed(child);
  const kept = await factsOf();
  expect(kept.map(({ facts }) => facts)).toEqual([
    expect.objectContaining({ community: '3205-rewal-w', degurba: 3 }),
    null,
  ]);

  await db.execute(sql`alter table cofundingregistration drop column commune_facts`);
  const migration = await readFile(path.join(MIGRATIONS, '0062_commune_facts.sql'), 'utf8');
  for (const statement of migration.split('--> statement-breakpoint')) await db.execute(sql.raw(statement));
  expect(await factsOf()).toEqual(kept);
});
