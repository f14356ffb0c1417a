import type { Page } from '@playwright/test';
import { registrationSteps } from '@urzad/grants';
import { chunkOf } from './kit/chunks';
import { expect, test } from './kit/fixtures';
import { NEW_PASSWORD, type Person, personOf } from './kit/people';
import { heading, signIn } from './kit/screens';
import { draft, newcomer, toSign } from './kit/steps';

const PHONE = { width: 390, height: 844 };
/** The narrowest window that still is high enough for a bar that sticks. */
const NARROW = { width: 320, height: 640 };
/** No step has as many controls. */
const MOST_STOPS = 150;

test.use({ hasTouch: true, viewport: PHONE });

let parent: Person;
test.beforeAll(async ({ server }, { workerIndex }) => {
  parent = personOf(310 + workerIndex);
  await draft(await newcomer(server.address, parent));
});

for (const size of [PHONE, NARROW]) {
  test(`at ${size.width} px the bar sticks on every step and the focus never lies under it`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await signIn(page, parent.mail, NEW_PASSWORD);
    for (const { number, pl } of registrationSteps) {
      await page.goto(`/cofundingregistrations/new?step=${number}`);
      await expect(heading(page, pl)).toBeVisible();
      await expectBarInSight(page, 'Dalej');
      await expectFocusInSight(page);
    }
  });
}

test('the code of a sheet comes with the first touch, not with the page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const file = chunkOf('overlay/sheet-parts.tsx');
  const sheets = () => asked.filter((url) => url.endsWith(`/${file}`)).length;
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(sheets()).toBe(0);

  await page.getByRole('heading', { level: 1 }).tap();
  await expect.poll(sheets).toBe(1);
});

test('a document to sign is text on a phone, and reading that to the end counts', async ({
  page,
  server,
}) => {
  const signer = personOf(330);
  await toSign(await newcomer(server.address, signer), signer);
  await page.setViewportSize(NARROW);
  await signIn(page, signer.mail, NEW_PASSWORD);
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
});

/** Button and words of the bar, from the top of the page and from the middle of the form. */
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
}

/** Tabs from the top to the end: whatever takes the focus lies under nothing that sticks or floats (WCAG 2.4.11). */
async function expectFocusInSight(page: Page) {
  await page.evaluate(() => {
    scrollTo(0, 0);
    document.querySelector('main')?.focus();
  });
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const state = await page.evaluate(focusState);
    if (state === 'end') return;
    expect(state).toBe('in sight');
  }
  throw new Error('Tab never left the form.');
}

/** Runs in the page. */
function focusState(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.closest('footer')) return 'end';

  // A native box under a drawn one has the size of a dot: what is seen of it is its label.
  const small = focused.getBoundingClientRect().width < 4;
  const shown = small && focused instanceof HTMLInputElement ? (focused.labels?.[0] ?? focused) : focused;
  const box = shown.getBoundingClientRect();
  if (box.bottom <= 0 || box.top >= innerHeight) return `out of sight: ${focused.outerHTML.slice(0, 200)}`;

  for (const other of document.querySelectorAll('body *')) {
    const { position, pointerEvents } = getComputedStyle(other);
    const floats = position === 'fixed' || position === 'sticky';
    if (!floats || pointerEvents === 'none' || other.contains(focused) || focused.contains(other)) continue;
    if (!other.checkVisibility()) continue;
    const bar = other.getBoundingClientRect();
    const isUnder =
      box.left < bar.right && bar.left < box.right && box.top < bar.bottom && bar.top < box.bottom;
    if (isUnder) return `${focused.outerHTML.slice(0, 120)} lies under ${other.outerHTML.slice(0, 120)}`;
  }
  return 'in sight';
}

/** How far a page can be scrolled sideways. */
function sidewaysOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
