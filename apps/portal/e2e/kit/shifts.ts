import { expect, type Page } from '@playwright/test';

/** The largest layout shift of a page, weighted as browsers do (Cumulative Layout Shift). */
export const MOST_SHIFT = 0.02;
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
/** Longer than the time after a press in which a browser forgives what moves. */
const LATE_MS = 700;

/** The layout shift of the page so far, and what moved. */
export function shiftOf(page: Page): Promise<{ total: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise<{ total: number; moved: string[] }>((resolve) => {
        const moved: string[] = [];
        let total = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            // The mark is the last entry: earlier shifts have been reported by then.
            if (entry.entryType === 'mark') resolve({ total, moved });
            // What moves right after a press is expected by who pressed.
            else if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput)) {
              total += Number(entry.value);
              moved.push(`${entry.value} ${Math.round(entry.startTime)} ms ${namesOf(entry)}`);
            }
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        observer.observe({ type: 'mark' });
        requestAnimationFrame(() => performance.mark('told'));

        function namesOf(entry: PerformanceEntry): string {
          const sources: { node?: Node | null }[] =
            'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
          return sources
            .map(({ node }) => `${node?.nodeName} "${node?.textContent?.slice(0, 40)}"`)
            .join(', ');
        }
      }),
  );
}

/** The addresses of the server's answers. */
const ANSWERS = '**/api/**';

/** Every answer of the server comes late, so that each placeholder is seen. */
export async function slowAnswers(page: Page): Promise<void> {
  await page.route(ANSWERS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
}

/** Nothing has moved since the page was opened. */
export async function expectStill(page: Page, where: string) {
  await page.waitForLoadState('networkidle');
  const { total, moved } = await shiftOf(page);
  expect(total, `${where}: ${moved.join('; ')}`).toBeLessThanOrEqual(MOST_SHIFT);
}
