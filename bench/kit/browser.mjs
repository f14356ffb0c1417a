import { chromium as playwright } from 'playwright';
import { CHROMIUM_ARGS, chromium } from '../../scripts/chromium.mjs';

/** The pinned browser. @param {(browser: import('playwright').Browser) => Promise<void>} work */
export async function withBrowser(work) {
  const { executablePath, env } = await chromium();
  const browser = await playwright.launch({ executablePath, env, args: CHROMIUM_ARGS });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

/** Slows the page's processor down and reads its counters. @param {import('playwright').Page} page @param {number} rate */
export async function throttled(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  // In time of the processor: another program on the machine does not count as work of the page.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });

  return {
    /** Milliseconds the main thread has worked so far. */
    async spent() {
      const { metrics } = await session.send('Performance.getMetrics');
      const of = (/** @type {string} */ name) =>
        (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
      return { task: of('TaskDuration'), script: of('ScriptDuration') };
    },
  };
}
