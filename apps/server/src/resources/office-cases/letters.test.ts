import type { OfficeCase } from '@urzad/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipartOf, pdfOf } from '../../../test/multipart';
import { done, LETTER, listOf, open, opened, seenBy, step, taken } from '../../../test/office-cases';
import { mp3, png, SVG, webm } from '../../../test/samples';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { baseLog } from '../../audit-log/table';

let test: TestApp;
let anna: SignedIn;
let pawel: SignedIn;
let clerk: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  test = await testApp();
  anna = await signIn(test, 'anna.przykladowa');
  pawel = await signIn(test, 'pawel.slimakowy');
  clerk = await signIn(test, 'pracownik1');
  other = await signIn(test, 'pracownik2');
});
afterAll(() => test.close());

async function upload(by: SignedIn, name: string, bytes: Uint8Array, purpose = 'attachment') {
  const { headers, payload } = multipartOf(name, bytes);
  const answer = await by.post(`/api/base/uploadfile?purpose=${purpose}`, payload, headers);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json().data.filename as string;
}

const filesOf = ({ messages }: OfficeCase) => messages.flatMap(({ files }) => files);

describe('files of a letter', () => {
  it('are documents, pictures and recordings of its author, with thumbnails', async () => {
    const filenames = [
      await upload(anna, 'pismo.pdf', pdfOf(200)),
      await upload(anna, 'zdjecie.png', await png(), 'picture'),
      await upload(anna, 'nagranie.mp3', mp3(), 'audio'),
      await upload(anna, 'film.webm', webm(), 'video'),
    ];
    const of = await opened(anna, { filenames });
    const files = filesOf(await seenBy(clerk, of));
    expect(files.map(({ name }) => name)).toEqual(['pismo.pdf', 'zdjecie.png', 'nagranie.mp3', 'film.webm']);
    expect(files.map(({ thumb }) => thumb !== undefined)).toEqual([false, true, false, false]);
    for (const { url } of files) expect((await test.app.inject({ url })).statusCode).toBe(200);

    const { url } = (await anna.get(`/api/officecase/downloadall?id=${of.id}`)).json().data;
    const archive = await test.app.inject({ url });
    expect([archive.statusCode, archive.headers['content-type']]).toEqual([200, 'application/zip']);
    // Without its signature the address is worth nothing.
    expect((await test.app.inject({ url: url.replace(/signature=.*/, 'signature=x') })).statusCode).toBe(403);
  });

  it('stay with the letter, and are attached once', async () => {
    const of = await taken(clerk, anna);
    const filename = await upload(clerk, 'odpowiedz.pdf', pdfOf(100));
    await done(clerk, of, 'write', { ...LETTER, filenames: [filename] });
    const [first, second] = (await seenBy(anna, of)).messages;
    expect([first?.files.length, second?.files.map(({ name }) => name)]).toEqual([0, ['odpowiedz.pdf']]);
    const again = await step(clerk, of, 'write', { ...LETTER, filenames: [filename] });
    expect([codeOf(again), again.json().data]).toEqual([[400, 'not-valid'], { filenames: 'no-file' }]);
    expect((await seenBy(anna, of)).messages).toHaveLength(2);
  });

  it('are none that somebody else uploaded, and no avatar: nothing is sent then', async () => {
    const before = await listOf(anna);
    const foreign = await upload(pawel, 'pismo.pdf', pdfOf(200));
    const avatar = await upload(anna, 'ja.svg', Buffer.from(SVG), 'avatar');
    for (const [filename, code] of [
      [foreign, 'no-file'],
      [avatar, 'not-valid-files'],
    ]) {
      const answer = await open(anna, { filenames: [filename] });
      expect([codeOf(answer), answer.json().data]).toEqual([[400, 'not-valid'], { filenames: code }]);
    }
    expect(await listOf(anna)).toEqual(before);
  });

  it('end where there are none', async () => {
    const of = await opened(anna);
    expect(codeOf(await anna.get(`/api/officecase/downloadall?id=${of.id}`))).toEqual([
      404,
      'object-no-exist',
    ]);
  });
});

describe('read', () => {
  const reading = ({ id, messages }: OfficeCase) => ({
    url: `/api/officecase/read?id=${id}`,
    body: { id_message: messages.at(-1)?.id },
  });
  const read = (by: SignedIn, of: OfficeCase) => by.post(reading(of).url, reading(of).body);
  const unreadOf = async (who: SignedIn, { id }: OfficeCase) =>
    (await listOf(who)).find((row) => row.id === id)?.unread;

  describeWrite('read', () => test, {
    act: async () => {
      const of = await done(clerk, await taken(clerk, anna), 'write', LETTER);
      expect([await unreadOf(anna, of), await unreadOf(clerk, of)]).toEqual([1, 1]);
      return { of, by: anna, ...reading(of) };
    },
    other: async () => [[pawel, 404, 'object-no-exist']],
    // It may be said again, in every status.
    later: 200,
    wrongStatus: null,
    async twice({ of }) {
      expect([await unreadOf(anna, of), await unreadOf(clerk, of)]).toEqual([0, 1]);
      const logged = and(eq(baseLog.event, 'officecase.read'), eq(baseLog.id_obj, of.id));
      expect(await test.app.db.$count(baseLog, logged)).toBe(1);
    },
  });

  it('records the first time that the other side read it', async () => {
    const of = await done(clerk, await taken(clerk, anna), 'write', LETTER);
    await read(anna, of);
    const [, letter] = (await seenBy(clerk, of)).messages;
    expect(letter?.read_date).toBe('2027-02-10T08:00:00.000Z');
    test.clock.advance(60_000);
    await read(anna, of);
    expect((await seenBy(clerk, of)).messages[1]?.read_date).toBe(letter?.read_date);
  });

  it('is recorded of the officer in charge, not of a colleague nor of who acts for the parent', async () => {
    const of = await done(clerk, await taken(clerk, anna), 'write', LETTER);
    await read(other, of);
    expect(await unreadOf(clerk, of)).toBe(1);
    await read(clerk, of);
    expect(await unreadOf(clerk, of)).toBe(0);
    const acting = await signIn(test, 'anna.przykladowa', {
      id_user_main: (await signIn(test, 'kierownik')).id,
    });
    expect((await read(acting, of)).statusCode).toBe(200);
    expect(await unreadOf(anna, of)).toBe(1);
  });

  it('is refused for a letter of another case', async () => {
    const [of, another] = [await opened(anna), await opened(anna)];
    expect(codeOf(await read(anna, { ...of, messages: another.messages }))).toEqual([404, 'object-no-exist']);
  });
});

describe('letters in a row', () => {
  it('of one applicant are at most 60 in an hour, those of the office as many as needed', async () => {
    const writer = await signIn(test, 'lucja.cwiczebna');
    const of = await taken(clerk, writer);
    for (let nr = 2; nr <= 60; nr += 1) await done(writer, of, 'write', LETTER);
    expect(codeOf(await step(writer, of, 'write', LETTER))).toEqual([429, 'too-many-requests']);
    expect(codeOf(await open(writer))).toEqual([429, 'too-many-requests']);
    await done(clerk, of, 'write', LETTER);
  });
});
