import type { Page } from '@playwright/test';
import { expect, test } from '../kit/fixtures';
import { NEW_PASSWORD, newPerson } from '../kit/people';
import { storeSignIn } from '../kit/signed-in';
import { draft, newcomer } from '../kit/steps';

const PHONE = '000 000 003';
const CALL = 'tel:000000003';
const HOURS = 'pon.–pt. 7:30–15:30';

// The page of an unknown address has the status 404, which the browser logs to its console.
test.use({ expectsRefusals: true });

test('a phone finds in the footer and in the menu how to reach the office', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: PHONE })).toHaveAttribute('href', CALL);
  await expect(footer.getByRole('link', { name: 'Profil społecznościowy' })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await expect(footer.getByText(HOURS)).toBeVisible();

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: PHONE })).toHaveAttribute('href', CALL);
});

test('who cannot get in reads when the phone of the office is answered', async ({ page }) => {
  for (const path of ['/', '/login', '/register', '/recover', '/nie-ma-takiej-strony']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(HOURS, { exact: false })).toBeVisible();
    await expect(main.getByRole('link', { name: '000 000 001' })).toHaveAttribute('href', 'tel:000000001');
    expect(await silentNumbers(page)).toEqual([]);
  }
});

test('beside a form the button of the form is the only filled one', async ({ page }) => {
  await page.goto('/login');
  const fillOf = (element: Element) => getComputedStyle(element).backgroundColor;
  const own = await page.getByRole('button', { name: 'Zaloguj się' }).evaluate(fillOf);
  const inHeader = page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' });
  expect(await inHeader.evaluate(fillOf)).not.toBe(own);
  await page.goto('/statute');
  await expect(inHeader).toHaveCSS('background-color', own);
});

test('every number of the office can be called from where it stands', async ({ page, server }) => {
  const person = newPerson();
  const { id } = await draft(await newcomer(server.address, person));
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await page.goto(`/cofundingregistrations/${id}/edit?step=2`);
  await page.getByRole('button', { name: 'Nie ma mojej miejscowości' }).first().click();
  await page.getByRole('button', { name: /^Dalej/ }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /^000 000 00/ })).not.toHaveCount(0);
  expect(await silentNumbers(page)).toEqual([]);

  await page.goto('/officecases/new/general/0');
  await expect(page.getByRole('main').getByRole('link', { name: /^000 000 00/ })).not.toHaveCount(0);
  expect(await silentNumbers(page)).toEqual([]);
});

/** Phone numbers of the office that are no links. Those of the people of the demo begin with 011. */
function silentNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const silent: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const [number] = /000\s000\s00[0-9]/.exec(text.textContent ?? '') ?? [];
      const href = text.parentElement?.closest('a')?.getAttribute('href');
      const isShown = text.parentElement?.closest('script') === null;
      if (isShown && number && href !== `tel:${number.replaceAll(/\s/g, '')}`)
        silent.push(text.textContent ?? '');
    }
    return silent;
  });
}
