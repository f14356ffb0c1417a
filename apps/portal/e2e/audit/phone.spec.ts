import type { Page } from '@playwright/test';
import { registrationSteps } from '@urzad/grants';
import { chunkOf } from '../kit/chunks';
import { expect, test } from '../kit/fixtures';
import { DEMO_PASSWORD, NEW_PASSWORD, newPerson, type Person } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';
import { draft, newcomer, toSign } from '../kit/steps';
import { expectBarsInSight, expectFocusInSight } from './kit/in-sight';

const PHONE = { width: 390, height: 844 };
/** The narrowest viewport that is still high enough for a sticky bar. */
const NARROW = { width: 320, height: 640 };
const DESK = { width: 1280, height: 800 };
const OFFICER = 'pracownik1@urzad.example.com';

test.use({ hasTouch: true, viewport: PHONE });

let parent: Person;
test.beforeAll(async ({ server }) => {
  parent = newPerson();
  await draft(await newcomer(server.address, parent));
});

for (const size of [PHONE, NARROW]) {
  test(`at ${size.width} px the bar sticks on every step, and nothing that floats hides focus or words`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(size);
    await storeSignIn(page, server, { mail: parent.mail, pass: NEW_PASSWORD });
    for (const { number, pl } of registrationSteps) {
      await page.goto(`/cofundingregistrations/new?step=${number}`);
      await expect(heading(page, pl)).toBeVisible();
      await expectBarInSight(page, 'Dalej');
      await expectFocusInSight(page);
    }
    await page.goto('/cofundingregistrations/new?step=8');
    await expectBarInSight(page, 'Przejdź do podpisu');
    await expectFocusInSight(page);

    await page.goto('/cofundingregistrations');
    await expect(page.getByRole('link', { name: 'Dokończ zgłoszenie' })).toBeVisible();
    await expectNothingHidden(page);
    await page.goto('/cofundingregistrations/sendshow');
    await expect(page.getByRole('link', { name: 'Przejdź do formularza' })).toBeVisible();
    await expectNothingHidden(page);
    await page.goto('/autocomplete');
    await expect(page.getByRole('textbox', { name: 'Telefon', exact: true })).toBeVisible();
    await expectNothingHidden(page);
  });
}

test('nothing that floats hides focus or words from an officer, on a phone and at a desk', async ({
  page,
  server,
}) => {
  await storeSignIn(page, server, { mail: OFFICER, pass: DEMO_PASSWORD });
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await page.goto('/cofundingregistrations?tab=all&call=all');
    const row = page.getByRole('link', { name: /^FR\// }).first();
    await expect(row).toBeVisible();
    await expectNothingHidden(page);
    await row.click();
    await expect(page.getByRole('region', { name: 'Decyzja' })).toBeVisible();
    // Parts that load after the bar, files and history, move the focused element: the walk begins when all are
    // loaded.
    await page.reload({ waitUntil: 'networkidle' });
    await expectNothingHidden(page);
  }
});

async function expectNothingHidden(page: Page) {
  await expectBarsInSight(page);
  await expectFocusInSight(page);
}

for (const { size, parts } of [
  { size: PHONE, parts: 'overlay/sheet-parts.tsx' },
  { size: DESK, parts: 'overlay/dialog-parts.tsx' },
]) {
  test(`at ${size.width} px the code of layers comes with the first touch, not with the page`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const file = chunkOf(parts);
    const comes = () => asked.filter((url) => url.endsWith(`/${file}`)).length;
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(comes()).toBe(0);

    await page.getByRole('heading', { level: 1 }).tap();
    await expect.poll(comes).toBe(1);
  });
}

test('a tap on the bar counts where the field that it leaves becomes invalid, which moves the bar', async ({
  page,
  server,
}) => {
  await storeSignIn(page, server, { mail: parent.mail, pass: NEW_PASSWORD });
  await page.goto('/cofundingregistrations/new?step=2');
  await expect(heading(page, 'Kontakt')).toBeVisible();
  const number = page.getByRole('textbox', { name: 'Numer domu' });
  await number.fill('');
  // At the end of the form the bar no longer sticks: an error above moves it.
  await page.evaluate(() => {
    const form = document.querySelector('form')?.getBoundingClientRect();
    scrollBy(0, (form?.bottom ?? 0) - innerHeight + 24);
  });
  await expect(number).toBeFocused();
  await page.getByRole('button', { name: /^Dalej/ }).tap();
  await expect(page.getByText('Nie możemy przejść dalej.')).toBeVisible();
  await expect(number).toBeFocused();
});

test('a document to sign is text on a phone, and reading that to the end counts', async ({
  page,
  server,
}) => {
  const signer = newPerson();
  await toSign(await newcomer(server.address, signer), signer);
  await page.setViewportSize(NARROW);
  await storeSignIn(page, server, { mail: signer.mail, pass: NEW_PASSWORD });
  await page.goto('/cofundingregistrations/sign');
  const document = page.getByRole('region', { name: /Formularz rekrutacyjny/ });
  await expect(document.getByRole('heading', { name: 'Formularz rekrutacyjny' })).toBeVisible();
  expect(await sidewaysOf(page)).toBeLessThanOrEqual(0);

  const submit = page.getByRole('button', { name: 'Podpisz formularz' });
  await expect(submit).toBeDisabled();
  await document.focus();
  await page.keyboard.press('End');
  await expect(page.getByText('Dokument przeczytany')).toBeVisible();
  await expect(submit).toBeEnabled();
  await page.getByLabel(/^Hasło do konta/).focus();
  await expect(submit).toBeInViewport({ ratio: 1 });
  await expectFocusInSight(page);

  await page.getByRole('button', { name: 'Wróć do formularza' }).click();
  await expect(heading(page, 'Sprawdź odpowiedzi')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Przejdź do podpisu' })).toBeVisible();
});

/** Button and text of the bar, at the top of the page and in the middle of the form. */
async function expectBarInSight(page: Page, action: string) {
  const button = page.getByRole('button', { name: action });
  const words = page.locator('form [role="status"][data-state]');
  for (const share of [0, 0.5]) {
    await page.evaluate((part) => {
      const form = document.querySelector('form')?.getBoundingClientRect();
      scrollTo(0, ((form?.bottom ?? 0) + scrollY - innerHeight) * part);
    }, share);
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(words).toBeInViewport({ ratio: 1 });
  }
  await expectBarsInSight(page);
}

/** How far a page can be scrolled sideways. */
function sidewaysOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
