import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftOf } from '../../../../test/drafts';
import { multipartOf, pdfOf } from '../../../../test/multipart';
import { officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { codeOf } from '../../../../test/writes';

const URL = '/api/cofundingregistration';
const MINUTE_MS = 60 * 1000;

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

async function attach(
  who: SignedIn,
  id: number,
  { name, size, kind = 'INNY' }: { name: string; size: number; kind?: string },
) {
  const { headers, payload } = multipartOf(name, pdfOf(size));
  const upload = await who.post('/api/base/uploadfile', payload, headers);
  await who.post(`${URL}/attach?id=${id}`, { filename: upload.json().data.filename, kind });
}

const addressFor = (who: SignedIn, id: number) => who.get(`${URL}/downloadall?id=${id}`);

describe('downloadall', () => {
  it('gives the address of one archive of all files, with their Polish names, equal ones told apart', async () => {
    const { who, draft } = await draftOf(test, 'marek.fikcyjny');
    await attach(who, draft.id, { name: 'Zaświadczenie żłobka.pdf', size: 300 });
    await attach(who, draft.id, { name: 'skan.pdf', size: 1_500_000 });
    await attach(who, draft.id, { name: 'skan.pdf', size: 500 });

    const { url } = (await addressFor(who, draft.id)).json().data;
    const answer = await test.app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename=zalaczniki-szkic-\d+\.zip$/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const files = unzipSync(answer.rawPayload);
    expect(Object.entries(files).map(([name, bytes]) => [name, bytes.length])).toEqual([
      ['Zaświadczenie żłobka.pdf', 300],
      ['skan.pdf', 1_500_000],
      ['skan (2).pdf', 500],
    ]);
    expect(Buffer.from(files['skan (2).pdf'] ?? []).equals(pdfOf(500))).toBe(true);
  });

  it('refuses who is not signed in, who does not own it, and a registration without files', async () => {
    const { who, draft } = await draftOf(test, 'ewa.probna');
    expect(codeOf(await addressFor(who, draft.id))).toEqual([404, 'object-no-exist']);
    await attach(who, draft.id, { name: 'a.pdf', size: 300 });

    const nobody = await test.app.inject({ url: `${URL}/downloadall?id=${draft.id}` });
    expect(codeOf(nobody)).toEqual([401, 'no-login']);
    const stranger = await signIn(test, 'pawel.slimakowy');
    expect(codeOf(await addressFor(stranger, draft.id))).toEqual([404, 'object-no-exist']);
    // The office does not see drafts.
    const officer = await signIn(test, 'sliwka.testowa');
    expect(codeOf(await addressFor(officer, draft.id))).toEqual([404, 'object-no-exist']);
  });

  it('leaves out what is about health for officers who may not see it', async () => {
    const { child, parent, ofParent } = await officeRegistrations(test).family();
    const draft = await ofParent.fill(child);
    await attach(parent, draft.id, { name: 'orzeczenie.pdf', size: 300, kind: 'ORZECZENIE' });
    const signed = await ofParent.sign(await ofParent.prepare(await ofParent.find(draft.id)));
    const { id } = await ofParent.send(signed);

    const namesFor = async (who: SignedIn) => {
      const { url } = (await addressFor(who, id)).json().data;
      return Object.keys(unzipSync((await test.app.inject({ url })).rawPayload));
    };
    expect(await namesFor(parent)).toEqual(['zaświadczenie.pdf', 'orzeczenie.pdf']);
    expect(await namesFor(await signIn(test, 'pracownik1'))).toEqual(['zaświadczenie.pdf', 'orzeczenie.pdf']);
    expect(await namesFor(await signIn(test, 'dyrektor'))).toEqual(['zaświadczenie.pdf']);
  });

  it('opens nothing but the files that it was made for, for ten minutes', async () => {
    const { who, draft } = await draftOf(test, 'iwona.zmyslona');
    await attach(who, draft.id, { name: 'a.pdf', size: 300 });
    const { url } = (await addressFor(who, draft.id)).json().data;

    const other = url.replace(/files=\d+/, 'files=1');
    expect(codeOf(await test.app.inject({ url: other }))).toEqual([403, 'no-privilege']);
    const renamed = url.replace(/name=[^&]+/, 'name=other');
    expect(codeOf(await test.app.inject({ url: renamed }))).toEqual([403, 'no-privilege']);

    test.clock.advance(11 * MINUTE_MS);
    expect(codeOf(await test.app.inject({ url }))).toEqual([403, 'no-privilege']);
  });
});
