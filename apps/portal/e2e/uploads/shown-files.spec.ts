import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { cofundingRegistrations } from '@urzad/contract';
import { drafting, openStep } from '../kit/drafting';
import { aPng } from '../kit/files';
import { expect, test } from '../kit/fixtures';
import { NEW_PASSWORD, newPerson } from '../kit/people';
import { storeSignIn } from '../kit/signed-in';
import { newcomer, sent } from '../kit/steps';

/** Files of a person on a screen that stays open for longer than their addresses are valid. */
const RENEWED = '08:01';

const addressIn = (link: Locator) => link.getAttribute('href');

/** Waits until the address differs: one signed in the same second of the server, whose clock goes on alone, does not. */
async function renewed(page: Page, link: Locator) {
  const before = await addressIn(link);
  await expect(async () => {
    await page.clock.fastForward(RENEWED);
    await expect.poll(() => addressIn(link), { timeout: 2_000 }).not.toBe(before);
  }).toPass();
}

test('files of a registration come one by one, as one archive, and by new addresses before the old ones end', async ({
  page,
  server,
}) => {
  const person = newPerson();
  const { id } = await sent(await newcomer(server.address, person), person);
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await page.clock.install();
  await page.goto(`/cofundingregistrations/${id}`);
  const file = page.getByRole('link', { name: /^Pobierz: zaświadczenie/ });
  await renewed(page, file);
  const download = page.waitForEvent('download');
  await file.click();
  expect(await (await download).failure()).toBeNull();

  const archive = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz wszystkie pliki' }).click();
  expect((await archive).suggestedFilename()).toMatch(/^zalaczniki-FR-1-2027-\d+\.zip$/);
  await expect(page.getByText('Pobieranie rozpoczęte', { exact: true })).toBeVisible();
});

test('an attached picture opens large, also by the address that the form got meanwhile', async ({
  page,
  server,
}) => {
  const { person, client, id } = await drafting(server.address);
  const filename = await client.upload({ name: 'akt urodzenia.png', bytes: aPng() });
  const body = { filename, kind: 'INNY' } as const;
  await client.request(cofundingRegistrations.attach, { query: { id }, body, key: randomUUID() });
  await page.clock.install();
  await openStep(page, server, { person, id, step: 7 });

  const file = page.getByRole('link', { name: 'Pobierz: akt urodzenia.png' });
  await renewed(page, file);
  await page.getByRole('button', { name: 'Powiększ: akt urodzenia.png' }).click();
  const layer = page.getByRole('dialog', { name: 'akt urodzenia.png' });
  const picture = layer.getByRole('img', { name: 'akt urodzenia.png' });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(240);
});
