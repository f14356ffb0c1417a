import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { notifications, officeCases } from '@urzad/contract';
import { startPostgres } from '../../../../bench/kit/postgres.mjs';
import { type Client, signIn } from '../kit/api';
import { expect, test } from '../kit/fixtures';
import { expectConnected } from '../kit/live';
import { DEMO_PASSWORD } from '../kit/people';
import { heading } from '../kit/screens';
import { ownDataDir, type RunningServer, removeDataDir, startServer } from '../kit/server';
import { type Account, storeSignIn } from '../kit/signed-in';
import { asked } from '../kit/steps';

const TITLE = 'Pytanie o dyżur';
const account = (mail: string): Account => ({ mail, pass: DEMO_PASSWORD });
const PIOTR = account('pracownik1@urzad.example.com');
const PAULINA = account('pracownik2@urzad.example.com');
const ANNA = account('anna.przykladowa@example.com');
/** What is changed in one browser is seen in another (Order §6); the refresh by time takes a minute. */
const SOON = { timeout: 1_000 };
const KILLS = 100;
/** On both sides; what breaks in between names no code of its own. */
const KILLED = { code: 3000, reason: 'killed' };
/** A socket that was open for so long is opened again after the shortest pause, which is at most ten seconds. */
const [UPTIME_MS, PAUSE_MS] = [6_000, 11_000];

/** Two server processes on one PostgreSQL, as behind a balancer: each has a folder of its own, and both one key. */
let folder: string;
let database: Awaited<ReturnType<typeof startPostgres>> | undefined;
let first: RunningServer;
let second: RunningServer;
test.beforeAll(async () => {
  test.slow();
  folder = await ownDataDir();
  database = await startPostgres(folder);
  const env = { DATABASE_URL: database.url, SECRET_KEY: 'two-servers'.repeat(4) };
  // The product closes its folder to others, and PostgreSQL runs as another user.
  first = await startServer({ dataDir: path.join(folder, 'first'), env });
  second = await startServer({ dataDir: path.join(folder, 'second'), env });
});
test.afterAll(async () => {
  await second?.stop();
  await first?.stop();
  await database?.stop();
  await removeDataDir(folder);
});

test('two browsers on two servers see each other’s changes within a second', async ({ browser }) => {
  const parent = await signIn(first.address, ANNA.mail, ANNA.pass);
  const { id, sign } = await asked(parent, TITLE);
  const at = `/officecases/${id}`;
  const desk = await windowOf(browser, first, PAULINA, at);
  const list = await windowOf(browser, second, PIOTR, '/officecases?tab=unassigned');
  const own = await windowOf(browser, second, ANNA, at);
  const row = list.getByRole('link', { name: sign, exact: true });
  await expect(row).toBeVisible();
  await expect(heading(own, TITLE)).toBeVisible();
  for (const one of [desk, list, own]) await expectConnected(one);

  await desk.getByRole('button', { name: 'Przejmij', exact: true }).click();
  await expect(desk.getByText('Sprawa jest Twoja. Możesz odpowiedzieć.').first()).toBeVisible();
  await expect(row).toBeHidden(SOON);

  const before = await unreadIn(own);
  await desk.getByRole('textbox', { name: 'Odpowiedź' }).fill('Dyżur trwa do 18:00.');
  await desk.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
  await expect(desk.getByText('Odpowiedź wysłana.').first()).toBeVisible();
  await expect(own.getByText('Dyżur trwa do 18:00.').first()).toBeVisible(SOON);
  await expect(bell(own, before + 1)).toBeVisible(SOON);

  // And back, from the second server to the first.
  await own.getByRole('textbox', { name: 'Twoja wiadomość' }).fill('Dziękuję, będę o 17:00.');
  await own.getByRole('button', { name: 'Wyślij wiadomość' }).click();
  await expect(own.getByText('Dziękuję, będę o 17:00.').first()).toBeVisible();
  await expect(desk.getByText('Dziękuję, będę o 17:00.').first()).toBeVisible(SOON);
  for (const one of [desk, list, own]) await one.context().close();
});

test('a socket that is killed a hundred times loses no notification', async ({ browser }) => {
  test.setTimeout(15 * 60_000);
  const parent = await signIn(first.address, ANNA.mail, ANNA.pass);
  const staff = await signIn(first.address, PIOTR.mail, PIOTR.pass);
  const { id } = await asked(parent, TITLE);
  await staff.request(officeCases.take, { query: { id }, body: {}, key: randomUUID() });

  /** What kills each socket that the window has opened. */
  const sockets: (() => Promise<void>)[] = [];
  const own = await windowOf(browser, second, ANNA, '/officecases', async (page) => {
    await page.clock.install();
    await page.routeWebSocket(/\/api\/socket/, (socket) => {
      const ofServer = socket.connectToServer();
      sockets.push(async () => {
        await ofServer.close(KILLED);
        await socket.close(KILLED);
      });
    });
  });
  await expectConnected(own);
  const begun = await unreadOf(parent);
  await expect(bell(own, begun)).toBeVisible();

  for (let kill = 1; kill <= KILLS; kill += 1) {
    // One that it hears.
    await writeLetter(staff, id);
    await expect(bell(own, begun + 2 * kill - 1)).toBeVisible();
    // One while it has no socket.
    await own.clock.fastForward(UPTIME_MS);
    const known = sockets.length;
    await sockets.at(-1)?.();
    await writeLetter(staff, id);
    // A person may ask for sixty tickets a minute: the window tries again until it gets one.
    await expect
      .poll(
        async () => {
          await own.clock.fastForward(PAUSE_MS);
          return sockets.length;
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(known);
    await expect(bell(own, begun + 2 * kill)).toBeVisible();
  }
  // One that did not open in time was given up by the window itself.
  expect(sockets.length).toBeGreaterThan(KILLS);
  expect(await unreadOf(parent)).toBe(begun + 2 * KILLS);
  await own.context().close();
});

async function windowOf(
  browser: Browser,
  server: RunningServer,
  who: Account,
  at: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: server.address, locale: 'pl-PL', timezoneId: 'Europe/Warsaw' },
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await storeSignIn(page, server, who);
  await prepare?.(page);
  await page.goto(at);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: `Powiadomienia, nieprzeczytane: ${unread}`, exact: true });

async function unreadIn(page: Page): Promise<number> {
  const name = await page.getByRole('button', { name: /^Powiadomienia/ }).getAttribute('aria-label');
  return Number(/[0-9]+$/.exec(name ?? '')?.[0] ?? 0);
}

async function unreadOf(client: Client): Promise<number> {
  const { count } = await client.request(notifications.get, { query: { show: 'no', page_count: 1 } });
  return count;
}

async function writeLetter(staff: Client, id: number): Promise<void> {
  const body = { body: 'Dyżur trwa do 18:00.', filenames: [] };
  await staff.request(officeCases.write, { query: { id }, body, key: randomUUID() });
}
