import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../../kit/fixtures';
import { DESKTOP, expectStill, PHONE, slowAnswers } from '../../kit/shifts';
import { expectEnglish } from './expect-english';
import { expectOnlyContent } from './paper';
import { expectWhole } from './whole';

export interface ShownScreen {
  /** Its path and query. */
  address: string;
  /** A text of its content, in Polish: the screen is complete once it is shown. */
  ready: string | RegExp;
  /** Brings the page into its state, in either language. */
  act?: ((page: Page) => Promise<void>) | undefined;
  /** `act` opens a dialog: its content is looked at, and the focus is in it. It is not printed. */
  isDialog?: boolean | undefined;
}

/** Elements that scroll sideways: tabs, documents side by side, and a table of many columns. */
const STRIPS =
  '[aria-label="Widoki zgłoszeń"], [aria-label="Widoki spraw"], [aria-label="Widoki umów"], [aria-label="Widoki aneksów"], [aria-label="Co czeka na podpis urzędu"], [aria-label="Widoki uczestników"], [aria-label="Widoki dofinansowania"], [aria-label="Rodzaje wpisów"], [aria-label="Dokumenty zgłoszenia"], [aria-label="Dokumenty rozliczenia"], ul.u\\:overflow-x-auto, .u\\:data-frame';

const IN_DIALOG = '[role="dialog"]:focus, [role="dialog"] :focus';

/**
 * The screen has its title, the focus, no finding of axe, its content at every width and on paper, English words, and
 * nothing that moves. The audit looks at more widths, and for what moves at a desk too.
 */
export async function expectScreen(
  page: Page,
  { address, ready, act, isDialog = false }: ShownScreen,
): Promise<void> {
  await page.goto(address === '/privacy-policy' ? '/accessibility' : '/privacy-policy');
  const titleBefore = await page.title();
  // A page that has just arrived as HTML follows no link of the portal until its scripts have started.
  await expect(async () => {
    await goInside(page, address);
    await expect(page).not.toHaveTitle(titleBefore, { timeout: 2_000 });
  }).toPass();
  await act?.(page);
  await expect(
    page
      .getByRole(isDialog ? 'dialog' : 'main')
      .getByText(ready)
      .first(),
  ).toBeVisible();
  await expect(page.locator(isDialog ? IN_DIALOG : 'h1:focus, main:focus')).toBeVisible();
  await expectAccessible(page);
  await expectWhole(page, STRIPS);
  if (!isDialog) await expectOnlyContent(page);

  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'display', value: 'lang-en', url: origin }]);
  await slowAnswers(page);
  for (const size of process.env.AUDIT ? [DESKTOP, PHONE] : [PHONE]) {
    await page.setViewportSize(size);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectStill(page, `what moves in a window of ${size.width} px`);
  }
  if (act) {
    // Waits for answers that are still held back: they cannot be continued afterwards.
    await page.unrouteAll({ behavior: 'wait' });
    await act(page);
  }
  await page.setViewportSize(DESKTOP);
  await expectEnglish(page);
}

/** Goes to another screen as a link of the portal does, without loading a page. */
function goInside(page: Page, address: string) {
  return page.evaluate((to) => {
    history.pushState({ key: 'inside', idx: 1, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
}
