import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noted, notesOf } from '../../../test/board-notes';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { systemAuthor } from '../../author';
import { boardNote } from '../board-notes/table';
import { eraseAccount } from './erase-account';

let test: TestApp;
let officer: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  test = await testApp();
  officer = await signIn(test, 'pracownik1');
  colleague = await signIn(test, 'pracownik2');
});
afterAll(() => test.close());

it('keeps the notes of the team without the name of who wrote them, and erases the others', async () => {
  const { id: shared } = await noted(officer, { title: 'Dla zespołu' });
  const { id: own } = await noted(officer, { readers: 'own' });
  const { id: removed } = await noted(officer);
  // As those that were removed before their texts were emptied.
  await test.app.db.update(boardNote).set({ deleted: 'yes' }).where(eq(boardNote.id, removed));

  const holder = {
    id: officer.id,
    mail: 'pracownik1@urzad.example.com',
    pass_hash: test.app.passwords.nobodys,
  };
  await test.app.db.transaction((tx) => eraseAccount(tx, holder, systemAuthor(test.app.clock.now())));

  const seen = await notesOf(colleague);
  expect(seen.find(({ id }) => id === shared)).toMatchObject({
    ...{ title: 'Dla zespołu', author: { id: officer.id, name: '' } },
  });
  const rows = await test.app.db.select().from(boardNote).where(eq(boardNote.id_user, officer.id));
  const ids = rows.map(({ id }) => id);
  expect([shared, own, removed].map((id) => ids.includes(id))).toEqual([true, false, false]);
});
