import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { foldForSearch } from '@urzad/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../test/test-app';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../migrations');

/** As the search had folded them before it tidied them. */
const OLD_TEXTS = [
  'o\u2019hara nowak\u2013kowalska\u200b',
  'szczecin\u00a0\u00a0dabie',
  '\u200e fr/1\u20112027/00002 ',
  'd\u02bcarc \u2212 l\u00ado',
  'zwykly tekst',
];

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('tidies the searched columns of rows that are there as the server tidies new ones', async () => {
  const statements = await statementsOf('_tidy_searches.sql');
  const tidied = await test.app.db.transaction(async (tx) => {
    // Tables of the transaction hide those of the office.
    await tx.execute(
      sql`create temp table cofundingregistration (at int, search_text text, city_search text) on commit drop`,
    );
    await tx.execute(sql`create temp table officecase (at int, search_text text) on commit drop`);
    for (const [at, text] of OLD_TEXTS.entries()) {
      await tx.execute(sql`insert into cofundingregistration values (${at}::int, ${text}, ${text})`);
      await tx.execute(sql`insert into officecase values (${at}::int, ${text})`);
    }
    for (const statement of statements) await tx.execute(sql.raw(statement));
    return tx
      .select({
        text: sql<string>`a.search_text`,
        city: sql<string>`a.city_search`,
        title: sql<string>`b.search_text`,
      })
      .from(sql`cofundingregistration a join officecase b using (at)`)
      .orderBy(sql`at`);
  });

  expect(tidied).toEqual(OLD_TEXTS.map(foldForSearch).map((text) => ({ text, city: text, title: text })));
});

async function statementsOf(name: string): Promise<string[]> {
  const file = (await readdir(MIGRATIONS)).find((each) => each.endsWith(name));
  if (!file) throw new Error(`There is no migration ${name}.`);
  return (await readFile(path.join(MIGRATIONS, file), 'utf8')).split('--> statement-breakpoint');
}
