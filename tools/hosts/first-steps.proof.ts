import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Instruction, instructionsOf } from './instructions';
import { openBrowser, visit } from './open-host';
import { wantedOf } from './stranger';
import { keepPicture, WIDTHS } from './walk';

/** It serves until it is stopped; here the folder that it would serve is served by the proof. */
const SERVES = 'npx vite preview';

describe.each(['getting-started.mdx', 'pierwsze-kroki.mdx'])('who follows %s in an empty folder', (page) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'first-steps-'));
  let browser: Browser;

  beforeAll(async () => {
    for (const instruction of instructionsOf(page)) follow(folder, instruction);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  it.each(WIDTHS)('has a table, a sheet and a form with files that work ($kind)', ({ kind, viewport }) =>
    visit({ browser, folder: path.join(folder, 'dist'), viewport }, async (shown, lines) => {
      await useCertificates(shown, `${page} ${kind}`);

      expect(lines).toEqual([]);
    }),
  );
});

function follow(folder: string, instruction: Instruction): void {
  if ('file' in instruction) {
    const file = path.join(folder, instruction.file);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, instruction.text);
    return;
  }
  const { command } = instruction;
  if (command === SERVES) return;

  const [tool = '', ...args] = wantedOf(command.split(' '));
  // Vitest calls it `test`, with which React is built for development; a reader has not set it.
  const { NODE_ENV: _, ...env } = process.env;
  execFileSync(tool, args, { cwd: folder, env, encoding: 'utf8' });
}

async function useCertificates(page: Page, picture: string): Promise<void> {
  await page.getByText('Z/11/2026/007').first().waitFor();
  await page.getByRole('button', { name: 'Jakie dokumenty dołączyć?' }).click();
  await page.getByRole('dialog', { name: 'Dokumenty' }).getByText('Dołącz umowę o pracę').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  const send = page.getByRole('button', { name: 'Wyślij prośbę' });
  await send.click();
  await page.getByText('Nie wysłaliśmy prośby.').waitFor();
  await page.getByLabel('Imię i nazwisko').fill('Anna Nowak');
  await page.getByLabel('Adres e-mail').fill('anna.nowak@poczta.pl');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'umowa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await page.getByText('umowa.pdf').first().waitFor();
  await keepPicture(page, picture);
  await send.click();
  await page.getByText('Prośba wysłana: Anna Nowak').first().waitFor();
}
