import type { Page } from '@playwright/test';
import { chunkOf } from './kit/chunks';
import { aPdfOf } from './kit/files';
import { expect, test } from './kit/fixtures';
import { keptFiles } from './kit/kept';
import { attachedIn, caseOf, expectOnly, killedWith, OTHERS, openFiles } from './kit/kept-walk';
import { NEW_PASSWORD } from './kit/people';
import { chooseFile, signIn } from './kit/screens';
import { find } from './kit/steps';

/** The script that sends files does not come, or late: a form shows nothing of what an earlier page has kept. */
test.use({ expectsRefusals: true, viewport: { width: 390, height: 844 }, hasTouch: true });

const WORK = () => `**/${chunkOf('upload-engine/upload-work.ts')}`;
/** With hard spaces. */
const KEPT = /plik\sjest\szachowany/;

const rowsOf = (page: Page, name: string) => page.getByRole('group', { name: OTHERS }).getByText(name);

/** The script is on its way until the returned function is called. */
async function late(page: Page): Promise<() => void> {
  let come: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(WORK(), async (route) => {
    await coming;
    await route.continue();
  });
  return come;
}

test('a file chosen once more after a reload is attached once', async ({ page, server }) => {
  const { person, client, id } = await caseOf(server.address);
  await signIn(page, person.mail, NEW_PASSWORD);
  const file = { name: 'skan.pdf', bytes: aPdfOf(400_000) };
  await page.route(WORK(), (route) => route.abort());
  for (const _ of [1, 2]) {
    await openFiles(page, id);
    await expect(rowsOf(page, file.name)).toHaveCount(0);
    await chooseFile(page, OTHERS, file);
    await expect(page.getByText(KEPT)).toBeVisible();
    expect(await keptFiles(page)).toMatchObject([{ name: file.name, bytes: file.bytes.length }]);
    await page.getByRole('button', { name: 'Wstecz' }).click();
    await expect(page.getByRole('group', { name: OTHERS })).toHaveCount(0);
    await expect(page.getByText('Pliki z poprzedniej wizyty')).toHaveCount(0);
  }

  await page.unroute(WORK());
  await openFiles(page, id);
  await expect(attachedIn(page, OTHERS, file.name)).toBeVisible();
  await expect.poll(() => keptFiles(page)).toEqual([]);
  await expectOnly(client, id, file.name, file.bytes);
});

test('a file chosen once more before a slow page shows that it goes on is attached once', async ({
  page,
  context,
  server,
}) => {
  const { person, client, id } = await caseOf(server.address);
  await signIn(page, person.mail, NEW_PASSWORD);
  const file = { name: 'skan.pdf', bytes: aPdfOf(2_700_000) };
  await killedWith(await openFiles(await context.newPage(), id), OTHERS, file);

  const come = await late(page);
  await openFiles(page, id);
  await chooseFile(page, OTHERS, file);
  await expect(rowsOf(page, file.name)).toHaveCount(1);
  await expect.poll(() => keptFiles(page)).toHaveLength(1);
  come();
  await expect(attachedIn(page, OTHERS, file.name)).toBeVisible();
  await expect.poll(() => keptFiles(page)).toEqual([]);
  await expectOnly(client, id, file.name, file.bytes);
});

test('a form that is left and opened anew while the script is on its way sends once', async ({
  page,
  server,
}) => {
  const { person, client, id } = await caseOf(server.address);
  await signIn(page, person.mail, NEW_PASSWORD);
  const file = { name: 'skan.pdf', bytes: aPdfOf(400_000) };
  const come = await late(page);
  await openFiles(page, id);
  await chooseFile(page, OTHERS, file);
  await expect.poll(() => keptFiles(page)).toHaveLength(1);
  // Not loaded anew: both visits wait for the same script.
  await page.getByRole('link', { name: 'Moje zgłoszenia' }).click();
  await expect(page.getByRole('group', { name: OTHERS })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('group', { name: OTHERS })).toBeVisible();
  come();
  await expect(attachedIn(page, OTHERS, file.name)).toBeVisible();
  await expect.poll(() => keptFiles(page)).toEqual([]);
  await expectOnly(client, id, file.name, file.bytes);
});

test('a file that is taken off while it waits is gone for good', async ({ page, server }) => {
  const { person, client, id } = await caseOf(server.address);
  await signIn(page, person.mail, NEW_PASSWORD);
  const file = { name: 'skan.pdf', bytes: aPdfOf(400_000) };
  await page.route(WORK(), (route) => route.abort());
  await openFiles(page, id);
  await chooseFile(page, OTHERS, file);
  await expect(page.getByText(KEPT)).toBeVisible();
  await page.getByRole('button', { name: `Usuń plik: ${file.name}` }).press('Enter');
  await expect.poll(() => keptFiles(page)).toEqual([]);
  await page.unroute(WORK());
  await openFiles(page, id);
  await page.waitForLoadState('networkidle');
  await expect(rowsOf(page, file.name)).toHaveCount(0);
  expect((await find(client, id)).attachments).toEqual([]);
});

test('what a tab keeps another one does not replace: two choices are two files', async ({
  page,
  context,
  server,
}) => {
  const { person, client, id } = await caseOf(server.address);
  await signIn(page, person.mail, NEW_PASSWORD);
  const file = { name: 'skan.pdf', bytes: aPdfOf(400_000) };
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.route(WORK(), (route) => route.abort());
    await openFiles(tab, id);
    await chooseFile(tab, OTHERS, file);
    await expect(tab.getByText(KEPT)).toBeVisible();
  }
  expect(await keptFiles(page)).toHaveLength(2);
  for (const tab of tabs) await tab.close();

  await openFiles(page, id);
  await expect(attachedIn(page, OTHERS, file.name)).toHaveCount(2);
  await expect.poll(() => keptFiles(page)).toEqual([]);
  expect((await find(client, id)).attachments).toHaveLength(2);
});
