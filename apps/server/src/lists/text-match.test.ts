import { foldForSearch } from '@urzad/domain';
import { sql } from 'drizzle-orm';
import { PgDialect, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { testDb } from '../../test/test-db';
import { foldedText, likeText, patternOf } from './text-match';

it.each([
  ['winsk', '%winsk%'],
  ['wi', 'wi%'],
  ['a_b', 'a\\_b%'],
  ['50%', '50\\%%'],
])('looks for %s by %s', (text, pattern) => {
  expect(patternOf(text)).toBe(pattern);
});

it('escapes what has a meaning in a pattern', () => {
  expect(likeText('a\\b%c_')).toBe('a\\\\b\\%c\\_');
});

it('folds in the database as in the search', async () => {
  const words = pgTable('words', { words: text().notNull() });
  const folded = new PgDialect().sqlToQuery(foldedText([words.words])).sql.replace('"words"."words"', 'said');
  const open = await testDb();
  for (const name of [
    'Zażółć GĘŚLĄ JAŹŃ',
    'Müller–Žižka',
    'Ælla',
    'ÁÀÂÄÃÅĀĂČÇĎÉÈÊËĚĒĖÍÌÎÏĪŇÑÖÔÒÕŐŘŔŠŞȘŤŢÚÙÛÜŮŰÝŸŽĻĶĢ',
    'Йосип Її',
    'Anna\u00a0Maria',
    'ÉÈÊ Ñúñez',
  ]) {
    const rows = await open.db.execute(
      sql`select ${sql.raw(folded)} as folded from (select ${name}::text as said)`,
    );
    const [row] = Array.isArray(rows) ? rows : (rows as { rows: unknown[] }).rows;
    expect(row).toEqual({ folded: foldForSearch(name) });
  }
  await open.close();
});
