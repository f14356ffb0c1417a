import type { Page } from '@playwright/test';
import { expect, test } from '../kit/fixtures';
import { DEMO_PASSWORD, NEW_PASSWORD, newPerson } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';
import { filled, newcomer } from '../kit/steps';

/** Has submitted an application in the open call. */
const PARENT = 'pawel.slimakowy@example.com';

test('what was sent takes few sheets of paper', async ({ page, server }) => {
  await storeSignIn(page, server, { mail: PARENT, pass: DEMO_PASSWORD });
  await page.goto('/cofundingregistrations/sendshow');
  await expect(heading(page, 'Panel uczestnika')).toBeVisible();
  await expect(page.getByText('Co się działo')).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);

  await page.goto('/cofundingregistrations');
  await page.getByRole('link', { name: /FR\// }).first().click();
  await expect(page.getByText('Co się działo')).toBeVisible();
  // With every answer of the form.
  expect(await sheetsOf(page)).toBeLessThanOrEqual(4);
});

test('the answers to check take few sheets of paper', async ({ page, server }) => {
  const parent = newPerson();
  await filled(await newcomer(server.address, parent), parent);
  await storeSignIn(page, server, { mail: parent.mail, pass: NEW_PASSWORD });
  await page.goto('/cofundingregistrations/new?step=8');
  await expect(heading(page, 'Sprawdź odpowiedzi')).toBeVisible();
  await expect(page.getByRole('main').getByText(parent.pesel)).toBeVisible();
  // More than sixty answers, each with its name.
  expect(await sheetsOf(page)).toBeLessThanOrEqual(5);
});

for (const look of ['contrast-high', 'dark-black']) {
  test(`what is read with ${look} is printed dark on white`, async ({ page, context, server }) => {
    await context.addCookies([{ name: 'display', value: look, url: server.address }]);
    await page.addInitScript(() => localStorage.setItem('color_scheme', 'dark'));
    await page.goto('/statute');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    expect(await lightestText(page)).toBeGreaterThan(4.5);
  });
}

test('the queue is as wide as the paper, without the place of the menu', async ({ page, server }) => {
  await storeSignIn(page, server, { mail: 'pracownik1@urzad.example.com', pass: DEMO_PASSWORD });
  // A4 without margins: the widest that an upright sheet can be.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto('/cofundingregistrations?tab=all&call=all');
  await expect(page.getByRole('link', { name: /^FR\// }).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });

  const table = await page.getByRole('table').boundingBox();
  expect(table?.x).toBeLessThan(40);
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(794);
  const cut = page
    .locator('th, td')
    .evaluateAll((cells) =>
      cells
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map((cell) => cell.textContent),
    );
  expect(await cut).toEqual([]);
});

/** The least contrast of a text with white, as WCAG reckons it. */
function lightestText(page: Page): Promise<number> {
  return page.locator('main :is(h1, h2, h3, p, li, td, a)').evaluateAll((elements) => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const contrasts = elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        if (!brush) return 0;
        brush.fillStyle = getComputedStyle(element).color;
        brush.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = [...brush.getImageData(0, 0, 1, 1).data]
          .map((value) => value / 255)
          .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
        return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
      });
    return Math.min(...contrasts);
  });
}

/** Of A4. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
