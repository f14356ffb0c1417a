import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../test/test-app';
import { user } from '../identity/table';
import { locality } from '../resources/localities/table';
import { foldedText, wordsMatch } from './text-match';

const test = await testApp();
afterAll(() => test.close());

const WORDS = foldedText([user.lastname, user.firstname, user.mail]);

it.each([
  ['a person by letters of a word', user, wordsMatch(WORDS, 'żółwińska 4711'), 'user_words'],
  ['a person by two letters', user, wordsMatch(WORDS, 'qz'), 'user_beginning'],
  [
    'a place by its beginning',
    locality,
    sql`${foldedText([locality.name])} like 'wies 47%'`,
    'locality_beginning',
  ],
])('looks for %s in the index of the same expression', async (_what, table, condition, index) => {
  const plan = await test.app.db.transaction(async (tx) => {
    // The demo has so few rows that reading all of them is cheaper.
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain select id from ${table} where ${condition} limit 20`);
  });
  expect(JSON.stringify(plan)).toContain(index);
});
