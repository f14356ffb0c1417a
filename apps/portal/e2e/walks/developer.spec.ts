import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { testOfParts } from '../kit/parts';
import { DEMO_PASSWORD } from '../kit/people';
import { storeSignIn } from '../kit/signed-in';

const TADEUSZ = 'admin.techniczny@urzad.example.com';
const PIOTR = 'pracownik1@urzad.example.com';
const MONIKA = 'kierownik@urzad.example.com';
const PLACES = '/api/locality/get';
const PESEL = '02270803624';

test.use({ expectsRefusals: true });

test('a developer has the switches beside the user menu, and what they record', async ({ page, server }) => {
  const nextPart = testOfParts();
  await storeSignIn(page, server, { mail: TADEUSZ, pass: DEMO_PASSWORD });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Menu dewelopera' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu dewelopera' });
  await expect(menu.getByRole('switch')).toHaveCount(5);
  await expectAccessible(page);

  nextPart();
  await test.step('what is turned on is sent, and stands in the facts about the application too', async () => {
    for (const name of ['Szczegółowe dane', 'Nagrywaj działania', 'Pokazuj błędy'])
      await menu.getByRole('switch', { name }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+i');
    const facts = page.getByRole('dialog', { name: /^Informacje o aplikacji/ });
    await expect(facts.getByRole('switch', { name: 'Nagrywaj działania', checked: true })).toBeVisible();
    await expect(facts.getByRole('meter', { name: 'Pamięć podręczna' })).toBeVisible();
    await page.keyboard.press('Escape');
    const asked = page.waitForRequest(
      (request) => request.url().includes('/api/') && request.headers().record === 'yes',
    );
    await page.reload();
    expect((await asked).headers()).toMatchObject({ verbose: 'yes', mode: 'debug', record: 'yes' });
  });

  nextPart();
  await test.step('the calls are shown and downloaded, without what is secret', async () => {
    await sendRecorded(page, `/api/locality/lookup?ret_type=autocomplete&has_text=${PESEL}`);
    await page.getByRole('button', { name: 'Menu dewelopera' }).click();
    await menu.getByRole('button', { name: 'Nagrane działania' }).click();
    const list = page.getByRole('dialog', { name: 'Nagrane działania' });
    await expect(list.getByText('GET /api/locality/lookup').first()).toBeVisible();
    await expect(list.getByText('"has_text":"***"').first()).toBeVisible();
    await expect(list.getByText(PESEL)).toHaveCount(0);
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await list.getByRole('button', { name: 'Pobierz wszystkie' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('recorded-actions.json');
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('/api/locality/lookup');
    expect(text).not.toContain(PESEL);
    await page.keyboard.press('Escape');
  });

  nextPart();
  await test.step('an error has its details under it', async () => {
    await page.route('**/api/baserecord/get?*', (route) =>
      route.fulfill({
        status: 500,
        json: { code: 'server', data: null, verbose: { cause: ['Error: 57014'] } },
      }),
    );
    // Escape has closed the list alone: the menu stands as it was.
    await menu.getByRole('button', { name: 'Nagrane działania' }).click();
    await expect(page.getByText('500 server · Error: 57014')).toBeVisible();
  });
});

test('a phone, which has no such keys, opens the console and the facts from the menu', {
  tag: '@audit',
}, async ({ page, server }) => {
  const nextPart = testOfParts();
  await page.setViewportSize({ width: 390, height: 844 });
  await storeSignIn(page, server, { mail: TADEUSZ, pass: DEMO_PASSWORD });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu dewelopera' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu dewelopera' });
  await menu.getByRole('button', { name: 'Konsola gniazda' }).click();
  const console = page.getByRole('dialog', { name: 'Konsola gniazda' });
  // Above the log, without scrolling; windows of other walks on this server may still be listed.
  const send = console.getByRole('button', { name: /^Wyślij do \d+ os/ });
  await expect(send).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  nextPart();
  await console.getByRole('textbox', { name: 'data_message' }).fill('Odprawa');
  await page.keyboard.press('Escape');
  await expect(console).toBeHidden();
  await menu.getByRole('button', { name: 'Konsola gniazda' }).click();
  await expect(console.getByRole('textbox', { name: 'data_message' })).toHaveValue('Odprawa');
  await page.keyboard.press('Escape');
  await expect(console).toBeHidden();
  await menu.getByRole('button', { name: 'Informacje o aplikacji' }).click();
  await expect(page.getByRole('dialog', { name: /^Informacje o aplikacji/ })).toBeVisible();
});

test('on a phone everybody opens the facts from the user menu', { tag: '@audit' }, async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const mail of [PIOTR, 'anna.przykladowa@example.com']) {
    await storeSignIn(page, server, { mail, pass: DEMO_PASSWORD });
    await page.goto('/');
    await page.getByRole('button', { name: /^Twoje konto/ }).click();
    await page.getByRole('menuitem', { name: 'Informacje o aplikacji' }).click();
    const facts = page.getByRole('dialog', { name: /^Informacje o aplikacji/ });
    await expect(facts.getByRole('meter', { name: 'Pamięć podręczna' })).toBeVisible();
    // Switches are for who has the privilege.
    await expect(facts.getByRole('switch')).toHaveCount(0);
    await expectAccessible(page);
  }
});

test('who is no developer has no such menu; before a sign-in it is there in the demo', async ({
  page,
  server,
}) => {
  const nextPart = testOfParts();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Menu dewelopera' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu dewelopera' });
  // Those of the server, and the refresh of screens that are not there, need somebody who is signed in.
  await expect(menu.getByRole('switch')).toHaveCount(2);
  await menu.getByRole('switch', { name: 'Dane domyślne' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Adres e-mail' })).toHaveValue(PIOTR);
  await expectAccessible(page);

  nextPart();
  await storeSignIn(page, server, { mail: PIOTR, pass: DEMO_PASSWORD });
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Piotr/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu dewelopera' })).toHaveCount(0);
});

test('places come once, and are another person’s never', async ({ page, server }) => {
  const nextPart = testOfParts();
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes(PLACES)) answers.push(response.status());
  });
  await storeSignIn(page, server, { mail: PIOTR, pass: DEMO_PASSWORD });
  await page.goto('/account/edit');
  await expect.poll(() => answers).toEqual([200]);
  await expect.poll(() => ownersIn(page)).toHaveLength(1);
  const [piotr] = await ownersIn(page);

  nextPart();
  await test.step('a second visit is told that they have not changed', async () => {
    await page.reload();
    await expect.poll(() => answers).toEqual([200, 304]);
    expect(await ownersIn(page)).toEqual([piotr]);
  });

  nextPart();
  await test.step('who signs in without a sign-out before finds nothing of the first', async () => {
    await storeSignIn(page, server, { mail: MONIKA, pass: DEMO_PASSWORD });
    await page.goto('/account/edit');
    await expect.poll(() => answers).toEqual([200, 304, 200]);
    await expect.poll(async () => (await ownersIn(page)).map((owner) => owner === piotr)).toEqual([false]);
  });

  nextPart();
  await test.step('after a sign-out there is nothing', async () => {
    await page.goto('/logout');
    await expect(page.getByRole('link', { name: 'Zaloguj' }).first()).toBeVisible();
    await expect.poll(() => ownersIn(page)).toEqual([]);
  });
});

/** As a screen of the portal sends it, with the session of the page. */
async function sendRecorded(page: Page, url: string) {
  const status = await page.evaluate(async (address) => {
    const token = localStorage.getItem('user_token') ?? '';
    return (await fetch(address, { headers: { token, record: 'yes' } })).status;
  }, url);
  expect(status).toBe(200);
}

/** Whose the kept answers are. */
function ownersIn(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve, reject) => {
        const opening = indexedDB.open('answers');
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onsuccess = () => {
          const asking = opening.result.transaction('answers').objectStore('answers').getAll();
          asking.onsuccess = () => {
            opening.result.close();
            resolve([...new Set(asking.result.map(({ of }: { of: number }) => of))]);
          };
        };
      }),
  );
}
