import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { type Browser, type Page, chromium as playwright } from 'playwright';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM_ARGS, chromium } from '../../scripts/chromium.mjs';
import { fixture, installFixture } from './fixture.mjs';

const HOST = fixture('vite-bare');
const TOOLS = path.join(HOST, 'node_modules/.bin');

beforeAll(() => installFixture('vite-bare'), 120_000);

describe('a strict host', () => {
  it.each([
    ['bundler', '--skipLibCheck'],
    ['bundler', '--skipLibCheck=false'],
    ['nodenext', '--skipLibCheck'],
    ['nodenext', '--skipLibCheck=false'],
  ])('finds no fault in our types (%s, %s)', (resolution, skip) => {
    const module = resolution === 'nodenext' ? 'nodenext' : 'esnext';
    const [flag = '', value = 'true'] = skip.split('=');
    const { stdout } = spawnSync(
      path.join(TOOLS, 'tsc'),
      ['--pretty', 'false', '--module', module, '--moduleResolution', resolution, flag, value],
      { cwd: HOST, encoding: 'utf8' },
    );

    // Packages that others wrote are theirs to mend.
    const ours = stdout.split('\n').filter((line) => /^(src|node_modules\/@urzad)\//.test(line));
    expect(ours).toEqual([]);
  });
});

describe('a bare host of Vite', () => {
  let browser: Browser;
  let server: PreviewServer;

  beforeAll(async () => {
    execFileSync(path.join(TOOLS, 'vite'), ['build', '--logLevel', 'error'], {
      cwd: HOST,
      stdio: 'pipe',
      // Vitest calls it `test`, with which React is built for development.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    server = await preview({ root: HOST, configFile: false, logLevel: 'error', preview: { port: 0 } });
    browser = await playwright.launch({ ...(await chromium()), args: CHROMIUM_ARGS });
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it.each([
    ['desktop', { width: 1280, height: 900 }],
    ['phone', { width: 390, height: 844 }],
  ])(
    'shows widgets that work, with our styles and without a line in the console (%s)',
    async (kind, viewport) => {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce', locale: 'pl-PL' });
      const lines: string[] = [];
      page.on('console', (message) => lines.push(message.text()));
      page.on('pageerror', (error) => lines.push(error.message));
      await page.goto(server.resolvedUrls?.local[0] ?? '');

      await page.getByText('Nabór jesienny').waitFor();
      await page.getByRole('button', { name: 'Pokaż pomoc' }).click();
      const help = page.getByRole('dialog', { name: 'Pomoc' });
      await help.getByText('Numer PESEL znajdziesz').waitFor();
      await page.keyboard.press('Escape');
      await help.waitFor({ state: 'hidden' });

      await page.getByRole('button', { name: 'Działania' }).click();
      await page.getByRole('menuitem', { name: 'Kopiuj wniosek' }).click();
      await page.getByText('Wniosek skopiowany').first().waitFor();

      const send = page.getByRole('button', { name: 'Wyślij wniosek' });
      await send.click();
      await page.getByText('Pole jest wymagane').first().waitFor();
      await page.getByLabel('Imię i nazwisko').fill('Anna Nowak');
      await page.getByLabel('PESEL').fill('02070803628');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'umowa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
      await page.getByText('umowa.pdf').first().waitFor();
      const font = await send.evaluate((button) => getComputedStyle(button).fontFamily);
      await keepPicture(page, `vite-bare-${kind}`);
      await send.click();
      await page.getByText('Wniosek wysłany').first().waitFor();

      expect(font).toContain('Atkinson Hyperlegible Next');
      expect(lines).toEqual([]);
      await page.close();
    },
    60_000,
  );
});

/** For a person to look at, in the folder that PICTURES names. */
async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
}
