import { createHash } from 'node:crypto';
import { cofundingRegistrations, uploadSessions, uploads } from '@urzad/contract';
import { drafting, openStep } from './kit/drafting';
import { anExe, aPdfOf, aPng } from './kit/files';
import { expect, test } from './kit/fixtures';
import { attach, chooseFile } from './kit/screens';
import { find } from './kit/steps';

/** Refused, cancelled and undeleted files: an error at the file each time, and no wrong attachment. */
test.use({ expectsRefusals: true });

const LIMIT = 3_000_000;

test('a renamed program and one byte too many are refused, the largest allowed file and a photo are taken', async ({
  page,
  server,
}) => {
  const { person, id, client } = await drafting(server.address, 404);
  await openStep(page, person, { id, step: 7 });
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

test('a file that could not be removed says so in its row, and goes with the next try', async ({
  page,
  server,
}) => {
  const { person, id } = await drafting(server.address, 412);
  await openStep(page, person, { id, step: 7 });
  await attach(page, 'Inne dokumenty', { name: 'skan.pdf', bytes: aPdfOf(1000) });
  const files = page.getByRole('group', { name: 'Inne dokumenty' });
  const isDetaching = ({ pathname }: URL) => pathname.endsWith(cofundingRegistrations.detach.url);
  await page.route(isDetaching, (route) => route.abort());
  await files.getByRole('button', { name: 'Usuń plik: skan.pdf' }).click();
  const question = page.getByRole('alertdialog', { name: 'Czy usunąć plik skan.pdf?' });
  await question.getByRole('button', { name: 'Usuń plik' }).click();
  await expect(files.getByRole('alert')).toContainText('Nie udało się usunąć pliku.');

  await page.unroute(isDetaching);
  await files.getByRole('button', { name: /ponownie: skan\.pdf$/ }).click();
  await expect(files.getByText('skan.pdf', { exact: true })).toBeHidden();
  await expect(files.getByRole('button', { name: 'Dołącz dokumenty' })).toBeFocused();
});

test('a file that waits its turn can be stopped, and is not attached after all', async ({ page, server }) => {
  const { person, id, client } = await drafting(server.address, 413);
  await openStep(page, person, { id, step: 7 });
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

test('a scan of several parts arrives whole although the connection is cut in the middle', async ({
  page,
  server,
}) => {
  const { person, id, client } = await drafting(server.address, 414);
  await openStep(page, person, { id, step: 7 });
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
