import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FACT_MS } from '../../scripts/limits.mjs';
import { fixture } from '../packages/fixture.mjs';
import { BARE } from './hosts';
import { pagesForNextOf } from './instructions';
import { differencesOf, looksOfOffice } from './office-looks';
import { openBrowser, prepare, visit } from './open-host';
import { type RenderingHost, type Started, startHost } from './start-host';
import { useOffice, WIDTHS } from './walk';

const NEXT: RenderingHost = {
  name: 'Next, App Router',
  fixture: 'next',
  builds: [['npm', 'run', 'build']],
  pages: Object.fromEntries(
    Object.entries(pagesForNextOf(readFileSync('packages/ui/README.md', 'utf8'))).map(([file, text]) => [
      path.join('app', file),
      text,
    ]),
  ),
  start: ['next', 'start'],
};

const REACT_ROUTER: RenderingHost = {
  name: 'React Router with rendering on a server',
  fixture: 'react-router',
  builds: [['npm', 'run', 'build']],
  start: ['react-router-serve', 'build/server/index.js'],
};

describe.each([
  { host: NEXT, office: '/office' },
  { host: REACT_ROUTER, office: '/' },
])('$host.name', ({ host, office }) => {
  const { server, open, openBare } = running(host);

  it('renders the widgets on the server', async () => {
    const html = await (await fetch(server().address + office)).text();

    expect(html).toContain('Nabór jesienny');
    expect(html).toContain('u:');
  });

  it.each(WIDTHS)('has widgets that look as in a page that no server draws (on a $kind)', async (width) => {
    const bare = await openBare(width, looksOfOffice);
    const looks = await open(office, width.viewport, looksOfOffice);

    expect(bare.opened?.length).toBeGreaterThan(50);
    expect(differencesOf(onScreen(bare), onScreen(looks))).toEqual([]);
  });

  it.each(WIDTHS)('has widgets that work, without a line in the console (on a $kind)', ({ kind, viewport }) =>
    open(office, viewport, async (page, lines) => {
      await useOffice(page, `${host.name} ${kind}`);

      expect(lines).toEqual([]);
    }),
  );
});

describe('the pages of the README in Next', () => {
  const { server, open } = running(NEXT);

  it('are drawn at each visit, so that they have the day of it', async () => {
    const html = await (await fetch(`${server().address}/readme`)).text();
    const built = globSync('.next/server/app/readme*.html', { cwd: fixture('next') });

    expect(html).toContain('31.03.2027');
    expect(built).toEqual([]);
  });

  it.each(WIDTHS)('show what the server refuses at its field (on a $kind)', ({ viewport }) =>
    open('/readme/form', viewport, async (page, lines) => {
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Wyślij wniosek' }).click();
      const pesel = page.getByRole('textbox', { name: 'PESEL' });
      await expect.poll(() => pesel.evaluate((field) => field === document.activeElement)).toBe(true);
      await page.getByText('Pole jest wymagane').first().waitFor();

      expect(lines).toEqual([]);
    }),
  );
});

describe('Next under a strict policy with Trusted Types', () => {
  const { server, open } = running(NEXT);

  // What it lets pass stands in `proxy.ts` and `instrumentation-client.ts` of the fixture.
  it('requires types and a nonce for its scripts', async () => {
    const { headers } = await fetch(`${server().address}/strict`);
    const policy = headers.get('content-security-policy') ?? '';

    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toMatch(/script-src 'self' 'nonce-/);
    expect(policy).not.toContain('unsafe');
  });

  it.each(WIDTHS)('has widgets that work, without a line in the console (on a $kind)', ({ kind, viewport }) =>
    open('/strict', viewport, async (page, lines) => {
      await useOffice(page, `Next under a policy ${kind}`);

      expect(lines).toEqual([]);
    }),
  );

  it('finds the worker of PDF.js', () =>
    open('/strict/document', WIDTHS[0].viewport, async (page, lines) => {
      await page.locator('canvas').first().waitFor();

      expect(page.workers()).toHaveLength(1);
      expect(lines).toEqual([]);
    }));
});

describe('server components of Next', () => {
  const { server, open } = running(NEXT);

  it('render every widget of every entry', () => {
    const pages = sourcesOf(NEXT).map((file) => readFileSync(file, 'utf8'));
    const lacking = components().filter(
      (name) => !pages.some((page) => new RegExp(`<${name}[\\s<>/]`).test(page)),
    );

    expect(components().length).toBeGreaterThan(150);
    expect(lacking).toEqual([]);
  });

  it('need a file of the client for code of its own only', () => {
    const ofClient = sourcesOf(NEXT).filter((file) => readFileSync(file, 'utf8').startsWith("'use client'"));

    expect(ofClient.map((file) => path.relative(fixture('next'), file))).toEqual([
      'app/every-widget/own-code.tsx',
      'app/office/page.tsx',
    ]);
  });

  it('send those that work in the browser as HTML too', async () => {
    const html = await (await fetch(`${server().address}/every-widget`)).text();

    for (const words of ['Skąd wziąć numer?', 'umowa.pdf', 'Nabór wiosenny', 'Działania'])
      expect(html).toContain(words);
  });

  it.each(WIDTHS)('work in the browser without a line in the console (on a $kind)', ({ viewport }) =>
    open('/every-widget', viewport, async (page, lines) => {
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Skąd wziąć numer?' }).press('Enter');
      await page.getByText('Z umowy.').waitFor();
      await page.getByRole('button', { name: 'Wyślij wniosek' }).click();
      const refused = page.getByRole('textbox', { name: 'Nazwa placówki' });
      await expect.poll(() => refused.evaluate((field) => field === document.activeElement)).toBe(true);
      await refused.fill('Bajka');
      await page.getByRole('textbox', { name: 'Godzina spotkania' }).fill('9:30');
      await page.getByRole('button', { name: 'Wyślij wniosek' }).click();
      await expect.poll(() => refused.getAttribute('aria-invalid')).not.toBe('true');

      expect(lines).toEqual([]);
    }),
  );

  it.each(WIDTHS)('give links, panels and guards no function (on a $kind)', ({ viewport }) =>
    open('/answers', viewport, async (page, lines) => {
      await page.waitForLoadState('networkidle');
      // Another document would not have it.
      await page.evaluate(() => document.body.classList.add('first-document'));
      const away = page.getByRole('link', { name: 'Pusta strona' });
      await away.click();
      await page.waitForURL('**/empty');
      await page.goBack();
      await opensItsPanel(page);
      await asksBeforeItIsLeft(page, () => away.click());
      await asksBeforeItIsLeft(page, () => page.evaluate(() => history.forward()));
      await away.click();
      await page.getByRole('button', { name: 'Wyjdź bez zapisania' }).click();
      await page.waitForURL('**/empty');

      expect(await page.locator('body').getAttribute('class')).toContain('first-document');
      expect(lines).toEqual([]);
    }),
  );

  it.each(WIDTHS)('bring no script for what needs none (on a $kind)', async ({ viewport }) => {
    const bare = await open('/empty', viewport, scriptsOf);
    const full = await open('/without-script', viewport, scriptsOf);

    expect(bare.length).toBeGreaterThan(2);
    expect(full).toEqual(bare);
  });
});

/** A form whose panel holds the wrong answer, and the button of that panel. */
async function opensItsPanel(page: Page): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Telefon do placówki' });
  const phone = panel.getByRole('textbox', { name: 'Telefon' });
  await page.getByRole('textbox', { name: 'Nazwa placówki' }).pressSequentially('Bajka');
  await page.getByRole('button', { name: 'Wyślij' }).click();
  await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true);
  await phone.pressSequentially('600123456');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Podaj telefon' }).click();
  expect(await phone.inputValue()).toContain('600');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
}

/** Asks, and stays when told so. */
async function asksBeforeItIsLeft(page: Page, leave: () => Promise<void>): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Wyjść bez zapisania zmian?' });
  await leave();
  await question.getByRole('button', { name: 'Zostań na stronie' }).click();
  await question.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/answers');
}

/**
 * These pages consist of widgets as a whole and so print in the size of ours. The compiler of Next writes a mixed colour as
 * `lab(…)` where the sheet has `oklch(…)`.
 */
function onScreen({ printed, ...shown }: Awaited<ReturnType<typeof looksOfOffice>>) {
  const alike = Object.entries(shown).map(([state, looks]) => [
    state,
    looks.map(({ of, said }) => ({ of, said: said.replace(/\b(?:oklch|lab)\([^)]*\)/g, 'a colour') })),
  ]);
  return Object.fromEntries(alike);
}

/** A host that is built and listens while the tests around run. */
function running(host: RenderingHost) {
  let browser: Browser | undefined;
  let server: Started | undefined;
  const started = (): Started => {
    if (!server) throw new Error('The server is not there yet.');
    return server;
  };

  beforeAll(async () => {
    prepare(BARE);
    prepare(host);
    server = await startHost(host);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  return {
    server: started,
    /** The same page of the host without styles, and without a server that draws. */
    openBare<Result>({ viewport }: (typeof WIDTHS)[number], task: (page: Page) => Promise<Result>) {
      if (!browser) throw new Error('The browser is not there yet.');
      const folder = path.join(fixture(BARE.fixture), BARE.office.folder);
      return visit({ browser, folder, address: BARE.office.address, viewport }, task);
    },
    /** The lines are what the page says in the console. */
    async open<Result>(
      address: string,
      viewport: (typeof WIDTHS)[number]['viewport'],
      task: (page: Page, lines: readonly string[]) => Promise<Result>,
    ): Promise<Result> {
      const page = await browser?.newPage({ viewport, reducedMotion: 'reduce', locale: 'pl-PL' });
      if (!page) throw new Error('The browser is not there yet.');
      page.setDefaultTimeout(FACT_MS);
      const lines: string[] = [];
      page.on('console', (message) => lines.push(message.text()));
      page.on('pageerror', (error) => lines.push(error.message));
      try {
        await page.goto(started().address + address);
        return await task(page, lines);
      } finally {
        await page.close();
      }
    },
  };
}

/** Names and bytes of the scripts of a page, whose names are made of their content. */
async function scriptsOf(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(
        (entry) => `${new URL(entry.name).pathname} ${(entry as PerformanceResourceTiming).decodedBodySize}`,
      )
      .sort(),
  );
}

/** What the entries export and a page can draw: a list of modules, or one module. */
function components(): string[] {
  const made: { components: { name: string }[] } = JSON.parse(
    readFileSync('packages/ui/dist/components.json', 'utf8'),
  );
  return made.components.map(({ name }) => name);
}

function sourcesOf({ fixture: name }: RenderingHost): string[] {
  return globSync('app/**/*.{ts,tsx}', { cwd: fixture(name) })
    .map((file) => path.join(fixture(name), file))
    .sort();
}
