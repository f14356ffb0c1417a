import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderOf, sentLetter } from '../../../test/mail-letters';
import { multipartOf, pdfOf } from '../../../test/multipart';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';

let test: TestApp;
let clerk: SignedIn;
let other: SignedIn;
let manager: SignedIn;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  other = await signIn(test, 'pracownik2');
  manager = await signIn(test, 'kierownik');
});
afterAll(() => test.close());

const idsOf = async (who: SignedIn, folder: 'inbox' | 'sent', query: string) =>
  (await folderOf(who, folder, query)).map(({ id_letter }) => id_letter);

it('answers letters with files alone, of each folder', async () => {
  const { headers, payload } = multipartOf('notatka.pdf', pdfOf(200));
  const upload = await clerk.post('/api/base/uploadfile?purpose=attachment', payload, headers);
  const withFile = await sentLetter(clerk, { to: [other.id], filenames: [upload.json().data.filename] });
  const without = await sentLetter(clerk, { to: [other.id] });
  for (const [who, folder] of [
    [clerk, 'sent'],
    [other, 'inbox'],
  ] as const) {
    const found = await idsOf(who, folder, '&with_files=yes');
    expect(found).toContain(withFile.id);
    expect(found).not.toContain(without.id);
    expect(await idsOf(who, folder, '&with_files=no')).toContain(without.id);
  }
});

it('answers the letters that wait for an answer of the caller, until they have answered or passed them on', async () => {
  const waiting = () => idsOf(other, 'inbox', '&unanswered=yes');
  const asked = await sentLetter(clerk, { to: [other.id], cc: [manager.id] });
  const passed = await sentLetter(clerk, { to: [other.id] });
  expect(await waiting()).toEqual(expect.arrayContaining([asked.id, passed.id]));
  // Who has a copy was not asked.
  expect(await idsOf(manager, 'inbox', '&unanswered=yes')).not.toContain(asked.id);

  await sentLetter(manager, { to: [clerk.id], id_before: asked.id });
  expect(await waiting()).toContain(asked.id);
  await sentLetter(other, { to: [clerk.id], id_before: asked.id });
  await sentLetter(other, { to: [manager.id], id_before: passed.id });
  const left = await waiting();
  expect(left).not.toContain(asked.id);
  expect(left).not.toContain(passed.id);
  expect(await idsOf(other, 'inbox', '&unanswered=no')).toEqual(
    expect.arrayContaining([asked.id, passed.id]),
  );
});
