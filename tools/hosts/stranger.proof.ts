import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import axe, { type AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstStepsOf } from './instructions';
import { openBrowser, visit } from './open-host';
import { projectOf } from './stranger';
import { closeHelp, openHelp, sendForm, WIDTHS } from './walk';

describe('who follows the README from `npm create vite` on', () => {
  let browser: Browser;
  let project: string | undefined;

  beforeAll(async () => {
    project = projectOf(firstStepsOf(readFileSync('packages/ui/README.md', 'utf8')));
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    if (project) rmSync(path.dirname(project), { recursive: true });
  });

  it.each(WIDTHS)('has a form with an upload, a sheet and a table, for anybody ($kind)', async (width) => {
    const folder = path.join(project ?? '', 'dist');
    await visit({ browser, folder, viewport: width.viewport }, async (page, lines) => {
      await page.getByText('Nabór jesienny').waitFor();
      const found = [await faultsOf(page)];
      await openHelp(page);
      found.push(await faultsOf(page));
      await closeHelp(page);
      await sendForm(page, `README ${width.kind}`);
      found.push(await faultsOf(page));

      expect(found.flat()).toEqual([]);
      expect(lines).toEqual([]);
    });
  });
});

/** What axe finds on the page as it is. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate<AxeResults>(`${axe.source}; axe.run()`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
