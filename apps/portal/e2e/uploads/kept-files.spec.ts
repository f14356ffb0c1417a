import type { Page } from '@playwright/test';
import { cofundingRegistrations } from '@urzad/contract';
import { aPdf, aPdfOf, aPhotoOf } from '../kit/files';
import { expect, test } from '../kit/fixtures';
import { changeKept, keptFiles } from '../kit/kept';
import { kill } from '../kit/kill';
import { NEW_PASSWORD } from '../kit/people';
import { chooseFile, heading, passCheck, signForm, signIn } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';
import { find } from '../kit/steps';
import {
  answering,
  attachedIn,
  countUploads,
  cutAfter,
  expectOnly,
  isUpload,
  killedWith,
  OTHERS,
  openFiles,
} from './kit/kept-walk';

/** Files that were not sent when the page was closed: they go on for their owner, once, and for nobody else. */
test.use({ expectsRefusals: true, viewport: { width: 390, height: 844 }, hasTouch: true });

const CERTIFICATE = 'Zaświadczenie od pracodawcy';
/** Three parts. */
const PHOTO_BYTES = 2_700_000;
const DAY_MS = 24 * 60 * 60 * 1000;

test('a photo chosen on a phone without a connection arrives after the tab was killed, and the application with it', async ({
  page,
  context,
  server,
}) => {
  const { person, client, id } = await answering(server.address);
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  const first = await openFiles(await context.newPage(), id);
  const photo = { name: 'zaświadczenie.jpg', bytes: await aPhotoOf(first, PHOTO_BYTES) };
  await killedWith(first, CERTIFICATE, photo);
  expect((await find(client, id)).attachments).toEqual([]);
  expect(await keptFiles(page)).toMatchObject([{ name: photo.name, bytes: photo.bytes.length }]);

  const counted = countUploads(context);
  const tab = await openFiles(await context.newPage(), id);
  await expect(attachedIn(tab, CERTIFICATE, photo.name)).toBeVisible();
  // Two parts and the finish: neither a start nor the part that had arrived.
  expect(counted.posts).toBe(3);
  expect(await keptFiles(tab)).toEqual([]);
  await expectOnly(client, id, photo.name, photo.bytes);

  await tab.getByRole('button', { name: /^Dalej/ }).click();
  await passCheck(tab);
  await signForm(tab, { mail: person.mail, pass: NEW_PASSWORD });
  await tab.getByRole('button', { name: 'Złóż zgłoszenie' }).click();
  await expect(tab.getByRole('heading', { name: 'Zgłoszenie złożone' })).toBeVisible();
  await expect(tab.getByRole('link', { name: 'Pobierz potwierdzenie złożenia' })).toBeVisible();
  await expectOnly(client, id, photo.name, photo.bytes);
});

for (const [bytes, posts] of [
  [2_700_000, 3],
  [400_000, 1],
] as const) {
  test(`two tabs that take up the same file of ${bytes} bytes send it once`, async ({
    page,
    context,
    server,
  }) => {
    const { person, client, id } = await answering(server.address);
    await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
    const file = { name: 'skan.pdf', bytes: aPdfOf(bytes) };
    await killedWith(await openFiles(await context.newPage(), id), OTHERS, file);

    const counted = countUploads(context);
    const tabs = [await context.newPage(), await context.newPage()];
    await Promise.all(tabs.map((tab) => openFiles(tab, id)));
    await expect.poll(async () => (await find(client, id)).attachments.length).toBe(1);
    for (const tab of tabs) {
      await openFiles(tab, id);
      await expect(attachedIn(tab, OTHERS, file.name)).toHaveCount(1);
      await expect(tab.getByRole('group', { name: OTHERS }).getByRole('alert')).toHaveCount(0);
    }
    expect(counted.posts).toBe(posts);
    await expectOnly(client, id, file.name, file.bytes);
    expect(await keptFiles(page)).toEqual([]);
  });
}

test('a tab that still sends a file keeps it: another one shows nothing of it', async ({
  page,
  context,
  server,
}) => {
  const { person, client, id } = await answering(server.address);
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  const sender = await openFiles(await context.newPage(), id);
  await cutAfter(sender, 0);
  await chooseFile(sender, OTHERS, { name: 'skan.pdf', bytes: aPdfOf(400_000) });
  await expect(sender.getByText('Czekamy na połączenie')).toBeVisible();

  const other = await openFiles(await context.newPage(), id);
  await other.waitForLoadState('networkidle');
  await expect(other.getByText('skan.pdf')).toHaveCount(0);
  await sender.unroute(isUpload);
  await sender.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(attachedIn(sender, OTHERS, 'skan.pdf')).toBeVisible();
  expect((await find(client, id)).attachments).toHaveLength(1);
});

test('a file belongs to its owner and its form: a forced end keeps it, signing out empties', async ({
  page,
  context,
  server,
}) => {
  const { person, client, id } = await answering(server.address);
  const stranger = await answering(server.address);
  const file = { name: 'skan.pdf', bytes: aPdfOf(400_000) };
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await killedWith(await openFiles(await context.newPage(), id), OTHERS, file);
  const kept = await keptFiles(page);
  expect(kept).toMatchObject([{ form: `cofundingregistration-${id}`, name: file.name }]);

  // The session ends without the person, as when its tokens expire.
  await page.evaluate(() => localStorage.removeItem('our_changes'));
  await page.goto('/login');
  await page.waitForURL(({ pathname }) => pathname === '/');
  expect(await keptFiles(page)).toEqual(kept);

  await signIn(page, stranger.person.mail, NEW_PASSWORD);
  await openFiles(page, stranger.id);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(file.name)).toHaveCount(0);
  await signOut(page);
  expect(await keptFiles(page)).toEqual(kept);
  expect((await find(stranger.client, stranger.id)).attachments).toEqual([]);

  await signIn(page, person.mail, NEW_PASSWORD);
  await page.goto('/');
  expect(await keptFiles(page)).toEqual(kept);
  await signOut(page);
  expect(await keptFiles(page)).toEqual([]);
  await signIn(page, person.mail, NEW_PASSWORD);
  await openFiles(page, id);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(file.name)).toHaveCount(0);
  expect((await find(client, id)).attachments).toEqual([]);
});

test('a disability certificate is not kept, and after a day nothing is', async ({
  page,
  context,
  server,
}) => {
  const { person, id } = await answering(server.address, { disability: 'TAK' });
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  const tab = await openFiles(await context.newPage(), id);
  await cutAfter(tab, 0);
  await chooseFile(tab, 'Orzeczenie o niepełnosprawności', { name: 'orzeczenie.pdf', bytes: aPdf() });
  await chooseFile(tab, OTHERS, { name: 'skan.pdf', bytes: aPdf() });
  await expect.poll(() => keptFiles(tab)).toMatchObject([{ scope: 'INNY', name: 'skan.pdf' }]);
  await expect(tab.getByText('Czekamy na połączenie')).toBeVisible();
  expect(JSON.stringify(await keptFiles(tab))).not.toContain('rzeczenie');
  await kill(tab);

  await changeKept(page, { olderByMs: DAY_MS - 60_000 });
  await page.goto('/privacy-policy');
  await expect(page.getByText(/razem do 50\sMB; bez orzeczenia/)).toBeVisible();
  expect(await keptFiles(page)).toHaveLength(1);
  await changeKept(page, { olderByMs: 61_000 });
  await page.goto('/');
  await expect.poll(() => keptFiles(page)).toEqual([]);
});

test('a file beyond 50 MB is chosen again, recognised, and goes on from the same part', async ({
  page,
  context,
  server,
}) => {
  const { person, client, id } = await answering(server.address);
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  // Another form of the person keeps all but a little of what may be kept.
  await killedWith(await openFiles(await context.newPage(), id), OTHERS, { name: 'a.pdf', bytes: aPdf() });
  await changeKept(page, { size: 48_000_000, form: 'cofundingregistration-0' });
  const file = { name: 'skan.pdf', bytes: aPdfOf(2_700_000) };
  const again = { ...file, isIdentified: true };
  await killedWith(await openFiles(await context.newPage(), id), OTHERS, again);
  expect((await keptFiles(page)).find(({ name }) => name === file.name)).toMatchObject({ bytes: 0 });

  const tab = await openFiles(await context.newPage(), id);
  const field = tab.getByRole('group', { name: OTHERS });
  await expect(field.getByRole('alert')).toContainText(
    'Wybierz ten plik jeszcze raz. To, co już zostało wysłane, nie przepadło.',
  );
  const counted = countUploads(context);
  const choosing = tab.waitForEvent('filechooser');
  await field.getByRole('button', { name: `Wybierz jeszcze raz: ${file.name}` }).click();
  await (await choosing).setFiles({ name: file.name, mimeType: 'application/pdf', buffer: file.bytes });
  await expect(attachedIn(tab, OTHERS, file.name)).toBeVisible();
  expect(counted.posts).toBe(3);
  await expectOnly(client, id, file.name, file.bytes);
});

test('an answer that was lost with the tab attaches the file once', async ({ page, context, server }) => {
  const { person, client, id } = await answering(server.address);
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  const tab = await openFiles(await context.newPage(), id);
  let isAttached = false;
  await tab.route(
    ({ pathname }) => pathname.endsWith(cofundingRegistrations.attach.url),
    async (route) => {
      await route.fetch();
      isAttached = true;
    },
  );
  await chooseFile(tab, OTHERS, { name: 'skan.pdf', bytes: aPdf() });
  await expect.poll(() => isAttached).toBe(true);
  await kill(tab);

  const counted = countUploads(context);
  const after = await openFiles(await context.newPage(), id);
  await expect(attachedIn(after, OTHERS, 'skan.pdf')).toHaveCount(1);
  await expect.poll(() => keptFiles(page)).toEqual([]);
  await expect(after.getByRole('group', { name: OTHERS }).getByRole('alert')).toHaveCount(0);
  expect(counted.posts).toBe(0);
  expect((await find(client, id)).attachments).toHaveLength(1);
});

/** From a menu of the header; on a phone it is a sheet. */
async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Twoje konto: / }).click();
  await page.getByRole('menuitem', { name: 'Wyloguj się' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await expect(heading(page, /Wracasz do pracy/)).toBeVisible();
}
