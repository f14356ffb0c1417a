import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { withoutLiveNews } from '../kit/live';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';

const OFFICER = { mail: 'pracownik1@urzad.example.com', pass: DEMO_PASSWORD };
const COLLEAGUE = { mail: 'pracownik2@urzad.example.com', pass: DEMO_PASSWORD };
const OBSERVER = { mail: 'obserwator@urzad.example.com', pass: DEMO_PASSWORD };

const dialog = (page: Page) => page.getByRole('dialog');

test.describe(() => {
  // The colleague was faster, so the server refuses the change.
  test.use({ expectsRefusals: true });

  test('an officer moves through the calendar by keys and invites a colleague, and both change one event', async ({
    page,
    server,
    browser,
  }) => {
    const title = `Odprawa ${randomUUID().slice(0, 8)}`;
    await withoutLiveNews(page);
    await storeSignIn(page, server, OFFICER);
    await page.goto('/calendar?month=2027-03');
    await expect(heading(page, 'Kalendarz')).toBeVisible();
    await expect(page.getByRole('grid', { name: 'marzec 2027' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: /^poniedziałek, 1 marca/ }).focus();
    await page.keyboard.press('PageUp');
    await expect(page.getByRole('button', { name: /^poniedziałek, 1 lutego/ })).toBeFocused();
    await expect(page).toHaveURL(/month=2027-02/);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: /^wtorek, 9 marca/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/day=2027-03-09/);

    await page.getByRole('button', { name: 'Nowe wydarzenie' }).click();
    await dialog(page).getByRole('button', { name: 'Zapisz' }).click();
    await expect(dialog(page).getByText('Pole jest wymagane').first()).toBeVisible();
    await dialog(page).getByLabel('Tytuł').fill(title);
    await dialog(page).getByLabel('Od godziny').fill('9');
    await dialog(page).getByLabel('Do godziny').fill('10');
    await dialog(page).getByRole('group', { name: 'Przypomnienia' }).locator('summary').click();
    await dialog(page).getByLabel('dzień wcześniej', { exact: true }).check();
    await dialog(page).getByLabel('Zaproszone osoby').fill('pracownik2');
    await page.getByRole('option', { name: /pracownik2@/ }).click();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Zapisz' }).click();
    await expect(dialog(page)).toBeHidden();
    const ofDay = page.getByRole('region', { name: 'wtorek, 9 marca' });
    await expect(ofDay.getByText('09:00–10:00')).toBeVisible();

    // Both open it; the colleague, who is told of the invitation, is faster.
    await ofDay.getByRole('button', { name: title }).click();
    await expect(dialog(page).getByText('dzień wcześniej')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Zmień' }).click();
    const theirs = await (await browser.newContext()).newPage();
    await storeSignIn(theirs, server, COLLEAGUE);
    await theirs.goto(`${server.address}/calendar?month=2027-03&day=2027-03-09`);
    await theirs
      .getByRole('region', { name: 'wtorek, 9 marca' })
      .getByRole('button', { name: title })
      .click();
    await dialog(theirs).getByRole('button', { name: 'Zmień' }).click();
    await dialog(theirs).getByLabel('Do godziny').fill('11');
    await dialog(theirs).getByRole('button', { name: 'Zapisz' }).click();
    await expect(dialog(theirs)).toBeHidden();
    await theirs.context().close();

    await dialog(page).getByLabel('Miejsce').fill('pokój 7');
    await dialog(page).getByRole('button', { name: 'Zapisz' }).click();
    await expect(
      dialog(page).getByText(/Teraz jest zapisane: .*09:00–11:00\. Zmienione pola: Kiedy\./),
    ).toBeVisible();
    await expect(dialog(page).getByLabel('Miejsce')).toHaveValue('pokój 7');
    await dialog(page).getByRole('button', { name: 'Zapisz' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(ofDay.getByText('pokój 7')).toBeVisible();

    await ofDay.getByRole('button', { name: title }).click();
    await dialog(page).getByRole('button', { name: 'Odwołaj' }).click();
    await dialog(page).getByRole('button', { name: 'Odwołaj' }).click();
    await expect(ofDay.getByText('odwołane')).toBeVisible();
    await ofDay.getByRole('button', { name: title }).click();
    await dialog(page).getByRole('button', { name: 'Usuń' }).click();
    await dialog(page).getByRole('button', { name: 'Usuń' }).click();
    await expect(ofDay.getByRole('button', { name: title })).toBeHidden();
  });
});

test('an observer reads the calendar and writes nothing in it', async ({ page, server }) => {
  await storeSignIn(page, server, OBSERVER);
  await page.goto('/calendar?month=2027-02&view=list');
  await expect(page.getByRole('heading', { name: 'Luty 2027' })).toBeVisible();
  await expect(page.getByText('Nabór 1/2027').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nowe wydarzenie' })).toBeHidden();

  // A kind that is switched off is in the address.
  await page.getByRole('button', { name: 'Nabory' }).click();
  await expect(page).toHaveURL(/without=call/);
  await expect(page.getByText('Nabór 1/2027')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Nabory', pressed: false })).toBeVisible();
  await expect(page.getByText('Nabór 1/2027')).toHaveCount(0);
});

test('the address of an event opens it in its month', async ({ page, server }) => {
  await storeSignIn(page, server, OFFICER);
  await page.goto('/calendar/1');
  await expect(dialog(page).getByText('pokój 12')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Luty 2027' })).toBeVisible();
  await expect(page).not.toHaveURL(/event=/);
});

test('an officer makes an address for other programs, renews it and removes it', { tag: '@audit' }, async ({
  page,
  server,
}) => {
  await storeSignIn(page, server, OFFICER);
  await page.goto('/calendar?month=2027-02');
  const open = page.getByRole('button', { name: 'Subskrybuj (.ics)' });
  const address = dialog(page).getByText(/feed\.ics\?secret=/);
  const read = async () => {
    const text = (await address.textContent()) ?? '';
    return `${server.address}${text.slice(text.indexOf('/api/'))}`;
  };

  await open.click();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Utwórz adres' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Skopiuj adres' })).toBeVisible();
  await expectAccessible(page);
  const first = await read();
  const feed = await page.request.get(first);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  expect(await feed.text()).toContain('SUMMARY:Nabór 1/2027');
  await dialog(page).getByRole('button', { name: 'Zamknij' }).first().click();

  await open.click();
  await expect(dialog(page).getByText(/^Masz adres kalendarza od /)).toBeVisible();
  await expect(address).toHaveCount(0);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Odnów adres' }).click();
  await dialog(page).getByRole('button', { name: 'Odnów adres' }).click();
  await expect(address).toBeVisible();
  const second = await read();
  expect((await page.request.get(first)).status()).toBe(404);
  expect((await page.request.get(second)).status()).toBe(200);
  await dialog(page).getByRole('button', { name: 'Zamknij' }).first().click();

  await open.click();
  await dialog(page).getByRole('button', { name: 'Usuń adres' }).click();
  await dialog(page).getByRole('button', { name: 'Usuń adres' }).click();
  await expect(dialog(page)).toBeHidden();
  expect((await page.request.get(second)).status()).toBe(404);
});

test.describe(() => {
  // The other window was faster, so the server refuses what was asked of the old address.
  test.use({ expectsRefusals: true });

  test('an address that another window has renewed is not renewed again: this one is told and shows the new state', {
    tag: '@audit',
  }, async ({ page, server }) => {
    await storeSignIn(page, server, COLLEAGUE);
    const openIn = async (of: Page) => {
      await of.goto('/calendar?month=2027-02');
      await of.getByRole('button', { name: 'Subskrybuj (.ics)' }).click();
    };
    const press = (of: Page, name: string) => dialog(of).getByRole('button', { name }).first().click();
    await openIn(page);
    await press(page, 'Utwórz adres');
    await press(page, 'Zamknij');
    const other = await page.context().newPage();
    for (const one of [page, other]) {
      await openIn(one);
      await press(one, 'Odnów adres');
      await expect(dialog(one).getByText('Odnowić adres kalendarza?')).toBeVisible();
    }
    await press(other, 'Odnów adres');
    await expect(dialog(other).getByText(/feed\.ics\?secret=/)).toBeVisible();

    await press(page, 'Odnów adres');
    await expect(dialog(page).getByText('Ten adres został już odnowiony')).toBeVisible();
    await expect(dialog(page).getByText(/^Masz adres kalendarza od /)).toBeVisible();
    await expectAccessible(page);
    // From there it is a step about the new one.
    await press(page, 'Odnów adres');
    await expect(dialog(page).getByText('Ten adres został już odnowiony')).toBeHidden();
    await press(page, 'Odnów adres');
    await expect(dialog(page).getByText(/feed\.ics\?secret=/)).toBeVisible();
    await press(page, 'Zamknij');
    await page.getByRole('button', { name: 'Subskrybuj (.ics)' }).click();
    await press(page, 'Usuń adres');
    await press(page, 'Usuń adres');
    await expect(dialog(page)).toBeHidden();
    await other.close();
  });
});

test('an event about a case leads to it, and stands at it', { tag: '@audit' }, async ({ page, server }) => {
  const title = `Rozmowa ${randomUUID().slice(0, 8)}`;
  await storeSignIn(page, server, OFFICER);
  await page.goto('/calendar?month=2027-03&day=2027-03-16');
  await page.getByRole('button', { name: 'Nowe wydarzenie' }).click();
  await dialog(page).getByLabel('Tytuł').fill(title);
  await dialog(page).getByLabel('Od godziny').fill('9');
  await dialog(page).getByLabel('Do godziny').fill('10');
  await dialog(page).getByLabel('Dotyczy').fill('PMG');
  const found = page.getByRole('option', { name: /^PMG\./ }).first();
  const sign = ((await found.textContent()) ?? '').split(' · ')[0] ?? '';
  await found.click();
  await dialog(page).getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog(page)).toBeHidden();

  const ofDay = page.getByRole('region', { name: 'wtorek, 16 marca' });
  await ofDay.getByRole('button', { name: title }).click();
  await expectAccessible(page);
  await dialog(page).getByRole('link', { name: sign }).click();
  await expect(page).toHaveURL(/\/officecases\/\d+/);
  await expect(page.getByText('W kalendarzu:')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(title) }).click();
  await expect(dialog(page).getByText('09:00–10:00')).toBeVisible();
});
