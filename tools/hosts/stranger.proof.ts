import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import axe, { type AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstStepsOf } from './instructions';
import { openBrowser, visit } from './open-host';
import { projectOf, WITH_DOCUMENTS } from './stranger';
import { addFile, answerForm, keepPicture, sendEmptyForm, WIDTHS } from './walk';

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

  const looks = WIDTHS.flatMap((width) => [
    { ...width, scheme: 'light' as const },
    { ...width, scheme: 'dark' as const },
  ]);

  it.each(looks)('has a table and a form, for anybody ($kind, $scheme system)', ({ viewport, ...look }) =>
    visit({ browser, folder: path.join(project ?? '', 'dist'), viewport }, async (page, lines) => {
      await page.emulateMedia({ colorScheme: look.scheme });
      await page.getByText('Nabór jesienny').waitFor();
      const found = [await faultsOf(page)];
      await sendEmptyForm(page);
      found.push(await faultsOf(page));
      await answerForm(page);
      await keepPicture(page, `README ${look.kind} ${look.scheme}`);
      await page.getByRole('button', { name: 'Wyślij wniosek' }).click();
      await page.getByText('Wniosek wysłany').first().waitFor();
      found.push(await faultsOf(page));

      expect(found.flat()).toEqual([]);
      expect(lines).toEqual([]);
    }),
  );

  it.each(WIDTHS)('has a sheet and a field for files ($kind)', ({ kind, viewport }) =>
    visit({ browser, folder: path.join(project ?? '', WITH_DOCUMENTS), viewport }, async (page, lines) => {
      await page.getByRole('button', { name: 'Pokaż pomoc' }).press('Enter');
      const panel = page.getByRole('dialog', { name: 'Pomoc' });
      await panel.getByText('Dołącz umowę o pracę').waitFor();
      const found = [await faultsOf(page)];
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'hidden' });
      await addFile(page);
      await keepPicture(page, `README with documents ${kind}`);
      found.push(await faultsOf(page));

      expect(found.flat()).toEqual([]);
      expect(lines).toEqual([]);
    }),
  );
});

/** What axe finds on the page as it is. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate<AxeResults>(`${axe.source}; axe.run()`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
