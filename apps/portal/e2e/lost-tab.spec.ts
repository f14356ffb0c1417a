import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { kill } from './kit/kill';
import { NEW_PASSWORD, personOf } from './kit/people';
import { randomOf } from './kit/random';
import { heading, signIn } from './kit/screens';
import { draft, newcomer } from './kit/steps';

/** Twenty in the audit, a few here. */
const TABS = process.env.AUDIT ? 20 : 4;
/** The same pauses in every run; another seed tries others. */
const SEED = Number(process.env.TAB_SEED ?? 20_270_210);
const EARLIEST_MS = 300;
const LATEST_MS = 2_000;
/** Private answers, which the browser may not store, are on the server by then. */
const EXCLUDED_FROM_MS = 1_500;

test('a tab killed 300-2,000 ms after the last key loses no word', async ({ page, context, server }) => {
  test.setTimeout(60_000 + TABS * 15_000);
  const person = personOf(420);
  const { id } = await draft(await newcomer(server.address, person));
  const address = `/cofundingregistrations/${id}/edit?step=1`;
  await signIn(page, person.mail, NEW_PASSWORD);
  const random = randomOf(SEED);

  let tab = await openTab(context, address);
  for (let at = 1; at <= TABS; at += 1) {
    // At least one tab is old enough for private answers.
    const earliest = at === 1 ? EXCLUDED_FROM_MS : EARLIEST_MS;
    const pause = earliest + random() * (LATEST_MS - earliest);
    const isExcludedKept = pause >= EXCLUDED_FROM_MS;
    const typed = { secondname: `Maria ${'abcdefghijklmnopqrstu'[at]}`, pesel: `${10_000_000_000 + at}` };
    if (isExcludedKept) await retype(tab, 'PESEL', typed.pesel);
    await retype(tab, 'Drugie imię', typed.secondname);
    await wait(pause);
    await kill(tab);

    tab = await openTab(context, address);
    const after = `${Math.round(pause)} ms after the last key of tab ${at}`;
    await expect(question(tab, 'Drugie imię'), after).toHaveValue(typed.secondname);
    if (isExcludedKept) await expect(question(tab, 'PESEL'), after).toHaveValue(typed.pesel);
    await expect(tab.getByRole('dialog'), after).toHaveCount(0);
  }
});

test('a page left during its first save brings the PESEL that was typed meanwhile', async ({
  page,
  context,
  server,
}) => {
  const person = personOf(610);
  const { id } = await draft(await newcomer(server.address, person));
  const address = `/cofundingregistrations/${id}/edit?step=1`;
  await signIn(page, person.mail, NEW_PASSWORD);

  const tab = await openTab(context, address);
  let isTaken = false;
  // The server stores the first save, and its answer is lost.
  await tab.route(
    '**/api/cofundingregistration/set*',
    async (route) => {
      await route.fetch();
      isTaken = true;
    },
    { times: 1 },
  );
  await retype(tab, 'Drugie imię', 'Maria');
  await expect.poll(() => isTaken).toBe(true);
  await question(tab, 'PESEL').fill('10000000610');
  await tab.goto('about:blank');

  await tab.goto(address);
  await expect(question(tab, 'PESEL')).toHaveValue('10000000610');
  await expect(question(tab, 'Drugie imię')).toHaveValue('Maria');
  await expect(tab.getByRole('dialog')).toHaveCount(0);
});

function question(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}

async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await expect(heading(page, 'Dane osobowe')).toBeVisible();
  return page;
}

/** Key by key, as a person types. */
async function retype(page: Page, name: string, text: string) {
  await question(page, name).fill('');
  await question(page, name).pressSequentially(text, { delay: 20 });
}
