import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../packages/fixture.mjs';
import { BARE, type Host, type Place } from './hosts';
import { differencesOf, looksOfOffice, looksOfOwn } from './office-looks';
import { openBrowser, prepare, visit } from './open-host';
import { useOffice, WIDTHS } from './walk';

/** Installs, builds and uses a host, and compares it with the bare one and with itself without us. */
export function proveHost(host: Host): void {
  const { office, without, document } = host;
  let browser: Browser;

  type Task<Result> = (page: Page, lines: readonly string[]) => Promise<Result>;
  const open = <Result>(of: Host, { folder, address, headers }: Place, width: Width, task: Task<Result>) =>
    visit(
      {
        browser,
        folder: path.join(fixture(of.fixture), folder),
        address,
        headers,
        viewport: width.viewport,
      },
      task,
    );

  describe(host.name, () => {
    beforeAll(async () => {
      prepare(BARE);
      prepare(host);
      browser = await openBrowser();
    });
    afterAll(() => browser?.close());

    describe.each(WIDTHS)('on a $kind', (width) => {
      it('has widgets that work, in our fonts and without a line in the console', () =>
        open(host, office, width, async (page, lines) => {
          await useOffice(page, `${host.name} ${width.kind}`);

          expect(await loadedFonts(page)).toContain('Atkinson Hyperlegible Next Variable');
          expect(lines).toEqual([]);
        }));

      if (host !== BARE)
        it('has widgets that look as in a page without styles of its own', async () => {
          const bare = await open(BARE, BARE.office, width, looksOfOffice);
          const looks = await open(host, office, width, looksOfOffice);

          expect(bare.opened?.length).toBeGreaterThan(50);
          expect(differencesOf(bare, looks)).toEqual([]);
        });

      if (without)
        it('has elements of its own that look as they did without us', async () => {
          const before = await open(host, without, width, looksOfOwn);
          const after = await open(host, office, width, looksOfOwn);

          expect(before.shown?.length).toBeGreaterThan(30);
          expect(differencesOf(before, after)).toEqual([]);
        });
    });

    if (document)
      it('finds the worker of PDF.js', () =>
        open(host, document, WIDTHS[0], async (page, lines) => {
          await page.locator('canvas').first().waitFor();

          expect(page.workers()).toHaveLength(1);
          expect(lines).toEqual([]);
        }));
  });
}

type Width = (typeof WIDTHS)[number];

/** The names of the fonts that came. */
function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );
}
