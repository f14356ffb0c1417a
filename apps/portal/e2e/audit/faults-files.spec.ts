import { createHash } from 'node:crypto';
import { cofundingRegistrations, uploadSessions, uploads } from '@urzad/contract';
import { chunkOf } from '../kit/chunks';
import { drafting, openStep } from '../kit/drafting';
import { anExe, aPdfOf, aPhotoOf, aPng } from '../kit/files';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { attach, chooseFile } from '../kit/screens';
import { find } from '../kit/steps';

/** Refused, cancelled and undeleted files: an error at the file each time, and no wrong attachment. */
test.use({ expectsRefusals: true });

const LIMIT = 3_000_000;

test('a renamed program and one byte too many are refused, the largest allowed file and a photo are taken', async ({
  page,
  server,
}) => {
  const { person, id, client } = await drafting(server.address);
  await openStep(page, server, { person, id, step: 7 });
  await chooseFile(page, 'Inne dokumenty', { name: 'umowa.pdf', bytes: anExe() });
  await expect(page.getByText('Zły format pliku. To nie jest plik PDF', { exact: false })).toBeVisible();
  // Shown once, at the file.
  await expect(page.getByText('Zły format pliku')).toHaveCount(1);
  await chooseFile(page, 'Inne dokumenty', { name: 'skan.pdf', bytes: aPdfOf(LIMIT + 1) });
  await expect(page.getByText(/Plik jest za duży\. Może mieć do 2,86/).first()).toBeVisible();
  await attach(page, 'Inne dokumenty', { name: 'duży skan.pdf', bytes: aPdfOf(LIMIT) });
  await attach(page, 'Inne dokumenty', { name: 'zdjęcie umowy.png', bytes: aPng() });
  const { attachments } = await find(client, id);
  expect(attachments.map(({ name, size }) => ({ name, size }))).toEqual([
    { name: 'duży skan.pdf', size: LIMIT },
    { name: 'zdjęcie umowy.png', size: aPng().length },
  ]);
});

test('a photo above the limit is offered smaller, and the copy that the person takes arrives as it is', async ({
  page,
  server,
}) => {
  const { person, id, client } = await drafting(server.address);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // The policy lets no script read the address of a picture in the page.
  await page.addInitScript(() => {
    const make = URL.createObjectURL;
    URL.createObjectURL = (content) => {
      Reflect.set(window, 'shown', content);
      return make.call(URL, content);
    };
  });
  const comes = () => asked.some((url) => url.endsWith(`/${chunkOf('photos/photo-offer.tsx')}`));
  await openStep(page, server, { person, id, step: 7 });
  await page.waitForLoadState('networkidle');
  expect(comes()).toBe(false);

  const bytes = await aPhotoOf(page, 4_000_000);
  await chooseFile(page, 'Inne dokumenty', { name: 'umowa.jpg', bytes });
  const offer = page.getByRole('group', { name: 'Zdjęcie jest za duże: umowa.jpg' });
  const copy = offer.getByRole('img', { name: 'Mniejsza kopia zdjęcia umowa.jpg' });
  await expect(offer.getByRole('status')).toHaveText(
    /^Ma\s3,[0-9]{2}\sMB,\sa\smoże\smieć\sdo\s2,86\sMB\..*Mniejsza\skopia\sma\s[0-9,]+\s[kM]B/,
  );
  expect(comes()).toBe(true);
  await expectAccessible(page);
  await expect(copy).toBeVisible();
  const shown = await page.evaluate(async () => {
    const content = await (Reflect.get(window, 'shown') as Blob).arrayBuffer();
    const digest = await crypto.subtle.digest('SHA-256', content);
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  });
  expect((await find(client, id)).attachments).toEqual([]);

  await offer.getByRole('button', { name: 'Dołącz mniejszą kopię' }).click();
  await expect(page.getByRole('button', { name: 'Usuń plik: umowa.jpg' })).toBeVisible();
  const [attachment] = (await find(client, id)).attachments;
  expect(attachment?.size).toBeLessThanOrEqual(LIMIT);
  const answer = await page.request.get(new URL(attachment?.url ?? '', server.address).href);
  expect(
    createHash('sha256')
      .update(await answer.body())
      .digest('hex'),
  ).toBe(shown);
});

test('a file that could not be removed says so in its row, and goes with the next try', async ({
  page,
  server,
}) => {
  const { person, id } = await drafting(server.address);
  await openStep(page, server, { person, id, step: 7 });
  await attach(page, 'Inne dokumenty', { name: 'skan.pdf', bytes: aPdfOf(1000) });
  const files = page.getByRole('group', { name: 'Inne dokumenty' });
  const isDetaching = ({ pathname }: URL) => pathname.endsWith(cofundingRegistrations.detach.url);
  await page.route(isDetaching, (route) => route.abort());
  await files.getByRole('button', { name: 'Usuń plik: skan.pdf' }).click();
  const question = page.getByRole('alertdialog', { name: 'Czy usunąć plik skan.pdf?' });
  await question.getByRole('button', { name: 'Usuń plik' }).click();
  await expect(files.getByRole('alert')).toContainText('Nie udało się usunąć pliku.');

  await page.unroute(isDetaching);
  await files.getByRole('button', { name: 'Ponów: skan.pdf' }).click();
  await expect(files.getByText('skan.pdf', { exact: true })).toBeHidden();
  await expect(files.getByRole('button', { name: 'Dołącz dokumenty' })).toBeFocused();
});

test('a file that waits its turn can be stopped, and is not attached after all', async ({ page, server }) => {
  const { person, id, client } = await drafting(server.address);
  await openStep(page, server, { person, id, step: 7 });
  const gate = new EventTarget();
  const isOpen = new Promise((resolve) => gate.addEventListener('open', resolve, { once: true }));
  await page.route(
    ({ pathname }) => pathname.endsWith(uploads.uploadfile.url),
    (route) => isOpen.then(() => route.continue()),
  );
  const files = page.getByRole('group', { name: 'Inne dokumenty' });
  await chooseFile(page, 'Inne dokumenty', { name: 'pierwszy.pdf', bytes: aPdfOf(1000) });
  await chooseFile(page, 'Inne dokumenty', { name: 'drugi.pdf', bytes: aPdfOf(1000) });
  await files.getByRole('button', { name: 'Przerwij wysyłanie: drugi.pdf' }).click();
  await expect(files.getByText('drugi.pdf')).toBeHidden();

  gate.dispatchEvent(new Event('open'));
  await expect(files.getByRole('button', { name: 'Usuń plik: pierwszy.pdf' })).toBeVisible();
  const { attachments } = await find(client, id);
  expect(attachments.map(({ name }) => name)).toEqual(['pierwszy.pdf']);
});

test('leaving the form while a file is on its way asks first; between its steps nothing is asked', async ({
  page,
  server,
}) => {
  const { person, id } = await drafting(server.address);
  await openStep(page, server, { person, id, step: 7 });
  const gate = new EventTarget();
  const isOpen = new Promise((resolve) => gate.addEventListener('open', resolve, { once: true }));
  await page.route(
    ({ pathname }) => pathname.endsWith(uploads.uploadfile.url),
    (route) => isOpen.then(() => route.continue()),
  );
  await chooseFile(page, 'Inne dokumenty', { name: 'umowa.pdf', bytes: aPdfOf(1000) });
  await page.getByRole('link', { name: 'Moje zgłoszenia' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Wyjść, zanim pliki się wyślą?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Zostań na stronie' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/step=7/);

  gate.dispatchEvent(new Event('open'));
  await expect(page.getByRole('button', { name: 'Usuń plik: umowa.pdf' })).toBeVisible();
  await page.getByRole('link', { name: 'Moje zgłoszenia' }).first().click();
  await expect(page).toHaveURL(/\/cofundingregistrations$/);
});

test('a scan of several parts arrives whole although the connection is cut in the middle', async ({
  page,
  server,
}) => {
  const { person, id, client } = await drafting(server.address);
  await openStep(page, server, { person, id, step: 7 });
  const isChunk = ({ pathname }: URL) => pathname.endsWith(uploadSessions.uploadchunk.url);
  let requests = 0;
  await page.route(isChunk, (route) => {
    requests += 1;
    return requests === 1 ? route.continue() : route.abort('connectionreset');
  });
  const bytes = aPdfOf(LIMIT);
  const files = page.getByRole('group', { name: 'Inne dokumenty' });
  await chooseFile(page, 'Inne dokumenty', { name: 'duży skan.pdf', bytes });
  await expect(files.getByText('Czekamy na połączenie')).toBeVisible();

  await page.unroute(isChunk);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(files.getByRole('button', { name: 'Usuń plik: duży skan.pdf' })).toBeVisible();
  const { attachments } = await find(client, id);
  const answer = await page.request.get(new URL(attachments[0]?.url ?? '', server.address).href);
  const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
  expect(sha256(await answer.body())).toBe(sha256(bytes));
});
